import type { SourceData } from '@vp-digital/core/contracts';
import type { User } from './state';

/** The user of the orchestrator context: id from the profile's preferred user name, name from the profile, the rest from `userData`. */
export const contextUser = ({ authData: { profile }, userData }: SourceData): User => ({
  id: profile.preferred_username,
  name: profile.name,
  ...(userData.parentUserId === undefined ? {} : { parentUserId: userData.parentUserId }),
  ...(userData.mainAdvisor === undefined ? {} : { mainAdvisor: userData.mainAdvisor }),
  role: userData.role,
  permissions: userData.userPermissions,
  fileRights: userData.fileRights,
  advisor: userData.advisor,
  assistant: userData.assistant,
});
