import type { Employment } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const [lena] = testHouseholds;
const { householdId } = lena.summary;
const [id = ''] = Object.keys(lena.sections.persons?.items ?? {});

/** The job of the first sample household's one person, with another status, where the question's link leads. */
async function open(status: Employment['status'], focus = '') {
  const [[jobId, job] = []] = Object.entries(lena.sections.employments?.items ?? {});
  if (jobId === undefined || !job) throw new Error('Lena has a job');
  const employments = { items: { [jobId]: { ...job, status } } };
  const services = createTestServices([{ ...lena, sections: { ...lena.sections, employments } }]);
  const path = routes.personalDataSections.href({ householdId, id, sections: 'beruf' });
  await renderArea(analysis, { path: `${path}${focus}`, services });
  await screen.findByRole('combobox', { name: /^Berufliche Stellung/ });
  return () => services.section(householdId, 'employments').items[jobId];
}

const answers = (name: RegExp) => screen.queryByRole('group', { name });

test('whoever is in training is asked whether the parents insure their liability, and only they', async () => {
  const job = await open('apprentice', '?fokus=haftpflicht-eltern');
  const group = answers(/^Haftpflicht über die Eltern/);
  if (!group) throw new Error('the question is asked');
  await waitFor(() => expect(within(group).getByRole('button', { name: 'Ja' })).toHaveFocus());
  await userEvent.click(within(group).getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(job()?.liabilityThroughParents).toBe(true));
});

test('a managing partner is asked whether the company is theirs to control, an employee neither', async () => {
  const job = await open('managingPartner', '?fokus=beherrscht');
  const group = answers(/^Beherrschender Einfluss/);
  if (!group) throw new Error('the question is asked');
  expect(answers(/^Haftpflicht über die Eltern/)).toBeNull();
  await userEvent.click(within(group).getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(job()?.controlsCompany).toBe(false));
});

test('an employee is asked neither', async () => {
  await open('employee');
  expect(answers(/^Beherrschender Einfluss/)).toBeNull();
  expect(answers(/^Haftpflicht über die Eltern/)).toBeNull();
});
