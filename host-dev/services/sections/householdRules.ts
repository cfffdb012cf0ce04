import { earliestDay, type SectionData, type SectionName, sectionSchemas } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { ServiceError } from '../app/ServiceError';

/** What must hold in a section beyond its schema. Throws 422. */
export function checkRules(section: SectionName, data: SectionData[SectionName]): void {
  if (section !== 'persons') return;
  const persons = z.parse(sectionSchemas.persons, data);
  checkResponsible(persons);
  checkBirthDates(persons);
}

/** A household has one or two responsible persons: they give it its name, and advice is given to them. */
function checkResponsible({ items }: SectionData['persons']): void {
  const count = Object.values(items).filter(({ role }) => role === 'responsible').length;
  if (count >= 1 && count <= 2) return;
  throw refused([
    { path: '/items', code: 'responsible_count', message: 'A household has one or two responsible persons.' },
  ]);
}

function checkBirthDates({ items }: SectionData['persons']): void {
  const tooEarly = Object.entries(items).filter(([, { birthDate }]) => birthDate < earliestDay);
  if (tooEarly.length === 0) return;
  throw refused(
    tooEarly.map(([id]) => {
      const path = `/items/${id}/birthDate`;
      return { path, code: 'too_early', message: `Not before ${earliestDay}.` };
    }),
  );
}

const refused = (issues: NonNullable<ServiceError['issues']>) =>
  new ServiceError('invalid', 'The section would not be valid.', { status: 422, issues });
