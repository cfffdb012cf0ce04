import type { Profile } from '@vp-digital/core/contracts';
import type { User } from './state';

/** The user of the orchestrator context: id from the preferred user name, name and permissions from the profile. */
export const userFromProfile = (profile: Profile): User => ({
  id: profile.preferred_username,
  name: profile.name,
  ...(profile.parentUserId === undefined ? {} : { parentUserId: profile.parentUserId }),
  ...(profile.mainAdvisor === undefined ? {} : { mainAdvisor: profile.mainAdvisor }),
  role: profile.role,
  permissions: profile.userPermissions,
  fileRights: profile.fileRights,
  advisor: profile.advisor,
  assistant: profile.assistant,
});
