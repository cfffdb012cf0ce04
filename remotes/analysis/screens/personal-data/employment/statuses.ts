import type { Employment } from '@vp-digital/core/household';

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
