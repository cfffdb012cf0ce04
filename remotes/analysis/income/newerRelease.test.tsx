import type { SectionName } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

/** The household as a newer release has left it: members of each entry of a document are set. */
function open(section: SectionName, members: object) {
  const { sections } = musterhaus ?? {};
  const items = Object.entries(sections?.[section]?.items ?? {}).map(([id, entry]) => [
    id,
    { ...entry, ...members },
  ]);
  const document = { items: Object.fromEntries(items) as never }; // what this release's types cannot say
  const services = createTestServices([{ ...musterhaus, sections: { ...sections, [section]: document } }]);
  return renderArea(analysis, { path: routes.income.href({ householdId }), services }).then((page) => ({
    services,
    ...page,
  }));
}

test('a field that is not known disturbs nothing, and is still there when something else was saved', async () => {
  const { services } = await open('incomes', { shoeSize: 43 });
  const salary = await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const gross = within(salary).getByRole('textbox', { name: 'Brutto' });
  await userEvent.clear(gross);
  await userEvent.type(gross, '5.200');
  await userEvent.tab();
  const incomes = () => Object.values(services.section(householdId, 'incomes').items);
  await waitFor(() => expect(incomes().map((income) => income.gross)).toContain(5_200_00));
  expect(incomes().every((income) => 'shoeSize' in income)).toBe(true);
});

test.each([
  ['incomes', { kind: 'somethingNewer' }],
  ['employments', { healthInsurance: 'somethingNewer' }],
] as const)(
  'of %s with a code that is not known nothing is computed: the page says why',
  async (section, code) => {
    await open(section, code);
    expect(
      await screen.findByText('Dieser Haushalt wurde in einer neueren Fassung bearbeitet'),
    ).toBeVisible();
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
  },
);
