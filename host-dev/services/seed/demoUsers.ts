import type { AdvisorContext, Profile } from '@vp-digital/core/contracts';
import { type Permission, permissions } from '@vp-digital/core/reference';

export interface DemoUser {
  userId: string;
  name: string;
  email: string;
  parentUserId?: string;
  role: string;
  permissions: Permission[];
  fileRights: Profile['fileRights'];
  advisor: boolean;
  assistant: boolean;
  contexts: Omit<AdvisorContext, 'households'>[];
}

export const demoPassword = 'demo';

const allFileRights: DemoUser['fileRights'] = ['access', 'search', 'create'];

const everythingBut = (...without: Permission[]) =>
  Object.values(permissions).filter((permission) => !without.includes(permission));

const { roleImpersonation, teamBuilding } = permissions;

/** Demo accounts, the one above before those below. */
export const demoUsers: readonly DemoUser[] = [
  {
    userId: 'sabine',
    name: 'Sabine Senior',
    email: 'sabine.senior@beispiel.example',
    role: 'mainAdvisor',
    permissions: everythingBut(roleImpersonation),
    fileRights: allFileRights,
    advisor: true,
    assistant: false,
    contexts: [{ contract: '4700', role: 'OWN', label: 'Sabine Senior – Vertrag 4700' }],
  },
  {
    userId: 'petra',
    name: 'Petra Beispiel',
    email: 'petra.beispiel@beispiel.example',
    parentUserId: 'sabine',
    role: 'advisor',
    permissions: everythingBut(roleImpersonation, teamBuilding),
    fileRights: allFileRights,
    advisor: true,
    assistant: false,
    contexts: [
      { contract: '4711', role: 'OWN', label: 'Petra Beispiel – Vertrag 4711' },
      { contract: '4700', role: 'ASSISTANCE', label: 'Sabine Senior – Vertrag 4700' },
    ],
  },
  {
    userId: 'timo',
    name: 'Timo Assistent',
    email: 'timo.assistent@beispiel.example',
    parentUserId: 'petra',
    role: 'assistant',
    permissions: [
      ...[permissions.mainAccess, permissions.documentUpload, permissions.sectionReport],
      ...[permissions.balanceSheet, permissions.favorites],
    ],
    fileRights: allFileRights,
    advisor: false,
    assistant: true,
    contexts: [{ contract: '4711', role: 'ASSISTANCE', label: 'Petra Beispiel – Vertrag 4711' }],
  },
  {
    userId: 'nora',
    name: 'Nora Neuling',
    email: 'nora.neuling@beispiel.example',
    parentUserId: 'petra',
    role: 'advisor',
    permissions: everythingBut(roleImpersonation, teamBuilding),
    fileRights: ['access'],
    advisor: true,
    assistant: false,
    contexts: [{ contract: '4712', role: 'OWN', label: 'Nora Neuling – Vertrag 4712' }],
  },
];
