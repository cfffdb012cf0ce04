import type { Employment } from '@vp-digital/core/household';

/** In the order in which the lists offer them. */
export const statuses = [
  'employee',
  'worker',
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
  'selfEmployed',
  'freelancer',
  'managingPartner',
  'apprentice',
  'student',
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'parentalLeave',
  'unemployed',
] as const satisfies Employment['status'][];

export const insurances = [
  'statutory',
  'statutoryVoluntary',
  'family',
  'private',
  'privateAid',
  'freeMedicalCare',
] as const satisfies Employment['healthInsurance'][];

type Status = Employment['status'];

const civilServants: ReadonlySet<Status> = new Set<Status>([
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
]);
const withoutWork: ReadonlySet<Status> = new Set<Status>([
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'unemployed',
]);
const selfEmployed: ReadonlySet<Status> = new Set<Status>(['selfEmployed', 'freelancer']);

/** What is asked of a job, by its status. */
export const asks = (status: Status | undefined) => {
  const isCivil = status !== undefined && civilServants.has(status);
  const isSelfEmployed = status !== undefined && selfEmployed.has(status);
  const works = status !== undefined && !withoutWork.has(status);
  return {
    isCivil,
    isSelfEmployed,
    works,
    isEmployed: works && !isCivil && !isSelfEmployed,
    hasAid: isCivil || status === 'retiredCivilServant',
  };
};
