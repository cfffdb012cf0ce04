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

test('the self-employed are asked for a social insurance of their own and for contributions to a pension', async () => {
  const job = await open('freelancer');
  const scheme = screen.getByRole('combobox', { name: /^Eigene Sozialversicherung/ });
  const contribution = screen.getByRole('textbox', { name: /^Beitrag zur Altersversorgung/ });
  await userEvent.type(contribution, '1.250');
  await userEvent.tab();
  await waitFor(() => expect(job()?.pensionContribution).toBe(1_250_00));
  await userEvent.click(scheme);
  await userEvent.click(
    screen.getByRole('option', { name: 'Landwirtschaftliche Sozialversicherung (SVLFG)' }),
  );
  await waitFor(() => expect(job()?.socialScheme).toBe('farmers'));
  // their fund pays no sick pay that could be elected
  expect(screen.queryByRole('switch', { name: /^Krankengeld gewählt/ })).toBeNull();
  expect(screen.getByText(/Tragen Sie beim Einkommen das Netto nach diesen Beiträgen ein/)).toBeVisible();
  await userEvent.click(scheme);
  await userEvent.click(screen.getByRole('option', { name: 'Künstlersozialkasse (KSK)' }));
  // what an artist pays follows from the profit
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: /^Beitrag zur Altersversorgung/ })).toBeNull(),
  );
});

test('a soldier is asked at what age the service ends, in years and months', async () => {
  const job = await open('soldier', '?fokus=altersgrenze');
  const years = screen.getByRole('textbox', { name: /^Besondere Altersgrenze/ });
  await waitFor(() => expect(years).toHaveFocus());
  await userEvent.type(years, '56');
  await userEvent.tab();
  await waitFor(() => expect(job()?.retirementAgeMonths).toBe(56 * 12));
  const months = await screen.findByRole('textbox', { name: /^und Monate/ });
  await userEvent.clear(months);
  await userEvent.type(months, '8');
  await userEvent.tab();
  await waitFor(() => expect(job()?.retirementAgeMonths).toBe(56 * 12 + 8));
});

test('an employee is asked for the country of work, nobody else', async () => {
  await open('employee');
  expect(screen.getByRole('combobox', { name: /^Arbeitsland/ })).toHaveValue('Deutschland');
});
