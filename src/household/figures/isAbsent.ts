import type { AbsentKind, SectionData } from '../documents';

/** Whether the household has said that it has none; a recorded entry of the kind takes precedence. */
export const isAbsent = ({ absences }: Pick<SectionData, 'absences'>, kind: AbsentKind): boolean =>
  Object.values(absences.items).some(({ of }) => of === kind);
