import { sourceDataOf } from './idTokenClaims';

const profile = { sub: 'petra', preferred_username: 'petra', name: 'Petra Beispiel' };
const userData = {
  role: 'main-advisor',
  userPermissions: [],
  fileRights: ['access'],
  advisor: true,
  assistant: false,
};

test('claims are told apart by who says them', () => {
  expect(sourceDataOf({ ...profile, userData })).toEqual({ authData: { profile }, userData });
});

test('whoever connects a sign-in reads which claim is missing, and nobody’s data', () => {
  expect(() => sourceDataOf(profile)).toThrow(/another form: userData$/);
  const { advisor: _, ...incomplete } = userData;
  const read = () => sourceDataOf({ ...profile, userData: { ...incomplete, role: 7 } });
  expect(read).toThrow(/another form: userData\.role, userData\.advisor$/);
  expect(read).not.toThrow(/Petra/);
});
