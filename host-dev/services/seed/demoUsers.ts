import type { AdvisorContext, AdvisorProfile, UserData } from '@vp-digital/core/contracts';
import type { Permission } from '@vp-digital/core/reference';
import { permissionsOf, type Role } from './roles';

export interface DemoUser {
  userId: string;
  name: string;
  email: string;
  parentUserId?: string;
  role: Role;
  permissions: Permission[];
  fileRights: UserData['fileRights'];
  advisor: boolean;
  assistant: boolean;
  contexts: Omit<AdvisorContext, 'households' | 'lastUsed'>[];
  /** What they say of themselves; companies and numbers are invented. */
  profile?: AdvisorProfile;
}

export const demoPassword = 'demo';

const allFileRights: DemoUser['fileRights'] = ['access', 'search', 'create'];

/** Demo accounts, the one above before those below. */
export const demoUsers: readonly DemoUser[] = [
  {
    userId: 'sabine',
    name: 'Sabine Senior',
    email: 'sabine.senior@beispiel.example',
    role: 'mainAdvisor',
    permissions: permissionsOf('mainAdvisor'),
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
    permissions: permissionsOf('advisor'),
    fileRights: allFileRights,
    advisor: true,
    assistant: false,
    contexts: [
      { contract: '4711', role: 'OWN', label: 'Petra Beispiel – Vertrag 4711' },
      { contract: '4700', role: 'ASSISTANCE', label: 'Sabine Senior – Vertrag 4700' },
    ],
    profile: {
      company: 'Finanzberatung Beispiel',
      street: 'Musterstraße 12',
      postalCode: '86150',
      city: 'Augsburg',
      telephone: '0821 000000',
      email: 'petra.beispiel@beispiel.example',
      status: 'agent',
      registerNumber: 'D-0000-BSPEL-00',
      remuneration: ['commission'],
      complaintOffice: 'Versicherungsombudsmann e. V., Postfach 08 06 32, 10006 Berlin',
    },
  },
  {
    userId: 'timo',
    name: 'Timo Assistent',
    email: 'timo.assistent@beispiel.example',
    parentUserId: 'petra',
    role: 'assistant',
    permissions: permissionsOf('assistant'),
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
    permissions: permissionsOf('advisor'),
    fileRights: ['access'],
    advisor: true,
    assistant: false,
    contexts: [{ contract: '4712', role: 'OWN', label: 'Nora Neuling – Vertrag 4712' }],
  },
  {
    userId: 'ina',
    name: 'Ina Innendienst',
    email: 'ina.innendienst@beispiel.example',
    role: 'backOffice',
    permissions: permissionsOf('backOffice'),
    fileRights: [],
    advisor: false,
    assistant: false,
    contexts: [],
  },
];
