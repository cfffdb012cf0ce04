import type { AbsentKind, SectionData } from '../documents';

/** Whether the household has said that it has none; whoever records one of the kind is believed instead. */
export const isAbsent = ({ absences }: Pick<SectionData, 'absences'>, kind: AbsentKind): boolean =>
  Object.values(absences.items).some(({ of }) => of === kind);
