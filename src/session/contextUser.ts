import type { SourceData } from '@vp-digital/core/contracts';
import type { User } from './state';

/** The user of the orchestrator context: id from the profile's preferred user name, name from the profile, the rest from `userData`. */
export function contextUser({ authData: { profile }, userData }: SourceData): User {
  const { userPermissions: permissions, ...rest } = userData;
  return { id: profile.preferred_username, name: profile.name, permissions, ...rest };
}
