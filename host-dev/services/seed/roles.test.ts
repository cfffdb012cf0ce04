import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { permissions } from '@vp-digital/core/reference';
import { demoUsers } from './demoUsers';
import { permissionsOf } from './roles';

const { mainAccess, documentUpload, sectionReport, balanceSheet, favorites } = permissions;
const { roleImpersonation, teamBuilding } = permissions;
const allBut = (...without: string[]) =>
  Object.values(permissions).filter((permission) => !without.includes(permission));

describe('roles of the demo accounts', () => {
  for (const [role, expected] of [
    ['mainAdvisor', allBut(roleImpersonation)],
    ['advisor', allBut(roleImpersonation, teamBuilding)],
    ['assistant', [mainAccess, documentUpload, sectionReport, balanceSheet, favorites]],
    ['backOffice', [mainAccess, roleImpersonation]],
  ] as const)
    it(`${role} holds ${expected.length} of 16 permissions`, () => {
      assert.deepEqual(new Set(permissionsOf(role)), new Set(expected));
    });

  it('are those of the accounts', () => {
    for (const { role, permissions: held } of demoUsers) assert.deepEqual(held, permissionsOf(role));
  });
});
