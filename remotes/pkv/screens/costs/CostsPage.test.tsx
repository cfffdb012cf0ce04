import { euros } from '@vp-digital/core/finance';
import type { Contract } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  renderArea,
  testHouseholdOf,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

function openedAt(number: SampleNumber) {
  const household = testHouseholdOf(number);
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes.pkvCosts.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

const table = (name: string | RegExp) => screen.findByRole('table', { name });
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowOf = (of: HTMLElement, name: RegExp) => cells(within(of).getByRole('row', { name }));

test('the answer: 260 less today, 251 more at 67', async () => {
  await openedAt(6).open();
  expect(await screen.findByText(/Heute kostet die PKV/)).toHaveTextContent(
    /^Heute kostet die PKV 260\s€ weniger im Monat. Mit 67 kostet sie 251\s€ mehr.$/,
  );
  expect(screen.getByText(/Muster Krankenversicherung \(fiktiv\), Demotarif Stand 10\/2026/)).toBeVisible();
});

test('today in both systems, and the rows add up', async () => {
  await openedAt(6).open();
  const today = await table('Heute, mit 34');
  expect(rowOf(today, /^Kranken- und Pflegeversicherung/)).toEqual(['1.261', '644']);
  expect(rowOf(today, /^Krankentagegeld/)).toEqual(['–', '32']);
  expect(rowOf(today, /^Arbeitgeber/)).toEqual(['−613', '−338']);
  expect(rowOf(today, /^Eigener Beitrag/)).toEqual(['648', '338']);
  expect(rowOf(today, /^Selbstbeteiligung/)).toEqual(['0', '50']);
  expect(rowOf(today, /^Ihre Kosten/)).toEqual(['648', '388']);
});

test('retirement in today’s money', async () => {
  await openedAt(6).open();
  const retired = await table('Im Ruhestand, mit 67');
  expect(rowOf(retired, /^Kranken- und Pflegeversicherung/)).toEqual(['427', '917']);
  expect(rowOf(retired, /^Rentenversicherung/)).toEqual(['–', '−289']);
  expect(rowOf(retired, /^Ihre Kosten/)).toEqual(['427', '678']);
});

test('the course says its figures and the table repeats them; nominal is one press away', async () => {
  await openedAt(6).open();
  expect(
    await screen.findByRole('img', {
      name: /mit 67 GKV 427\s€, PKV 678\s€; .*mit 85 GKV 537\s€, PKV 874\s€$/,
    }),
  ).toBeVisible();
  expect(rowOf(await table('Eigene Kosten in heutiger Kaufkraft'), /^mit 85/)).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Nominal' }));
  expect(await table('Eigene Kosten nominal')).toBeVisible();
});

test('growth is a what-if: everything follows it, and nothing is written', async () => {
  const { services, open } = openedAt(6);
  await open();
  fireEvent.change(await screen.findByRole('slider', { name: 'PKV-Anstieg' }), { target: { value: '50' } });
  expect(await screen.findByText('Was wäre wenn – nicht gespeichert')).toBeVisible();
  expect(screen.getByText(/Heute kostet die PKV/)).not.toHaveTextContent(/251\s€ mehr/);
  await userEvent.click(screen.getByRole('button', { name: 'Annahmen zurücksetzen' }));
  expect(screen.getByText(/Heute kostet die PKV/)).toHaveTextContent(/251\s€ mehr/);
  expect(services.writes).toEqual([]);
});

test('another tariff and another Selbstbeteiligung are saved with the person', async () => {
  const { services, householdId, open } = openedAt(6);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Muster Premium' }));
  expect(rowOf(await table('Heute, mit 34'), /^Kranken- und Pflegeversicherung/)).toEqual(['1.261', '810']);
  await userEvent.click(screen.getByRole('combobox', { name: /Selbstbeteiligung/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^1.200/ }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'healthPlans').items)).toMatchObject([
      { tariff: 'premium', deductibleYear: euros(1_200) },
    ]),
  );
});

test('part-time work below the limit brings the statutory fund back', async () => {
  await openedAt(6).open();
  const partTime = within(await screen.findByRole('region', { name: 'Eine Zeit in Teilzeit' }));
  expect(partTime.getByText('Wieder pflichtversichert')).toBeVisible();
  fireEvent.change(partTime.getByRole('slider'), { target: { value: '100' } });
  expect(partTime.queryByText('Wieder pflichtversichert')).not.toBeInTheDocument();
  expect(partTime.getByText(/^648\s€$/)).toBeVisible();
});

test('saving nothing of the difference leaves nothing', async () => {
  await openedAt(6).open();
  const saving = within(await screen.findByRole('region', { name: 'Die Ersparnis zurücklegen' }));
  fireEvent.change(saving.getByRole('slider', { name: 'Davon gespart' }), { target: { value: '0' } });
  expect(saving.getAllByText(/^0\s€$/)).toHaveLength(1);
});

test('a civil servant insures what the aid leaves, without employer and Selbstbeteiligung', async () => {
  await openedAt(4).open();
  const today = await table('Heute, mit 39');
  expect(within(today).queryByRole('row', { name: /^Arbeitgeber/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Selbstbeteiligung/ })).not.toBeInTheDocument();
  expect(screen.getByText('Beihilfe von 70 % im Ruhestand')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Eine Zeit in Teilzeit' })).not.toBeInTheDocument();
});

// § 149 VAG: from the year after the 21st birthday until the end of the year of the 60th.
async function bornOn(birthDate: string) {
  const { services, householdId, open } = openedAt(6);
  const [id = ''] = Object.keys(services.section(householdId, 'healthPlans').items);
  services.changeElsewhere(householdId, 'healthPlans', `/items/${id}/start`, '2026-12-01');
  services.changeElsewhere(householdId, 'persons', `/items/${id}/birthDate`, birthDate);
  await open();
  expect(await screen.findByText('Tarifwechsel im eigenen Haus')).toBeVisible();
}

test.each([
  ['turned 60 in the year of the start', '1966-03-10', /^Gesetzlicher Zuschlag von 10\s% bis Ende 2026$/],
  ['turned 21 in the year before', '2004-05-05', /^Gesetzlicher Zuschlag von 10\s% bis Ende 2064$/],
])('who %s pays the surcharge for old age', async (_who, birthDate, title) => {
  await bornOn(birthDate);
  expect(screen.getByText(title)).toBeVisible();
});

test.each([
  ['turned 60 in the year before the start', '1965-12-30'],
  ['turned 21 in the year of the start', '2005-01-02'],
])('who %s pays no surcharge for old age', async (_who, birthDate) => {
  await bornOn(birthDate);
  expect(screen.queryByText(/^Gesetzlicher Zuschlag/)).not.toBeInTheDocument();
});

test('the contract of a child is in the premium of the self-employed', async () => {
  await openedAt(3).open();
  const today = await table('Heute, mit 41');
  expect(rowOf(today, /^Kinder und Partner/)).toEqual(['–', '176']);
  expect(rowOf(today, /^Ihre Kosten/)[0]).toBe('1.161');
});

test('who is compulsorily insured sees why, what would change it, and the way back', async () => {
  await openedAt(1).open();
  expect(await screen.findByText('Lena ist pflichtversichert')).toBeVisible();
  expect(screen.getByText(/^Das Jahresentgelt von/)).toHaveTextContent(
    /43.550\s€ liegt nicht über der Grenze von 77.400\s€.*müsste Lena im Jahr 33.850\s€ mehr verdienen/,
  );
  expect(screen.getByRole('link', { name: 'Zum Start' })).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('the retired are not called compulsorily insured', async () => {
  await openedAt(5).open();
  expect(await screen.findByText('Gerd ist im Ruhestand')).toBeVisible();
  expect(screen.queryByText(/pflichtversichert/)).not.toBeInTheDocument();
});

test('without a gross pay it says so and leads to the income', async () => {
  const { services, householdId, open } = openedAt(6);
  const [id] = Object.keys(services.section(householdId, 'incomes').items);
  services.removeElsewhere(householdId, 'incomes', `/items/${id}/gross`);
  await open();
  expect(await screen.findByText('Für Nadine fehlen noch Angaben')).toBeVisible();
  expect(screen.getByText('Es fehlt: Brutto.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brutto ergänzen' })).toBeVisible();
});

test('explains the difference to the cent', async () => {
  await openedAt(6).open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'So haben wir gerechnet: PKV gegen GKV heute' }),
  );
  const subsidy = await screen.findByRole('row', { name: /Zuschuss des Arbeitgebers/ });
  expect(subsidy).toHaveTextContent('338,00');
  expect(subsidy).toHaveTextContent('§ 257 SGB V, § 61 SGB XI');
  expect(screen.getByRole('row', { name: /^GKV, eigener Anteil/ })).toHaveTextContent('§ 241 SGB V');
});

test('without the net nobody proposes a Krankentagegeld of 0: the comparison waits and leads to the income', async () => {
  const household = testHouseholds[5];
  const incomes = Object.entries(household.sections.incomes?.items ?? {}).map(
    ([id, { net: _net, ...income }]) => [id, income],
  );
  const { householdId, persons } = household.summary;
  const services = createTestServices([
    {
      ...household,
      sections: {
        ...household.sections,
        incomes: { items: Object.fromEntries(incomes) },
        healthPlans: { items: {} },
      },
    },
  ]);
  await renderArea(pkv, { path: routes.pkvCosts.href({ householdId }), services });
  expect(await screen.findByText('Es fehlt: Netto.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Netto ergänzen' })).toHaveAttribute(
    'href',
    `${routes.income.href({ householdId })}?fokus=netto-${persons[0]?.personId}`,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('without the federal state', () => {
  const household = testHouseholdOf(6);
  const { householdId, persons } = household.summary;
  const open = (offers?: (to: string) => boolean) =>
    renderArea(pkv, {
      path: routes.pkvCosts.href({ householdId }),
      services: createTestServices([
        { ...household, sections: { ...household.sections, addresses: { items: {} } } },
      ]),
      ...(offers && { offers }),
    });

  test('the comparison waits and leads to the very field', async () => {
    await open();
    expect(await screen.findByText('Es fehlt: Bundesland.')).toBeVisible();
    const id = persons[0]?.personId ?? '';
    const address = routes.personalDataSections.href({ householdId, id, sections: 'adresse' });
    expect(screen.getByRole('link', { name: 'Bundesland ergänzen' })).toHaveAttribute(
      'href',
      `${address}?fokus=bundesland`,
    );
  });

  test('no way is drawn where the screen of the field is not offered', async () => {
    await open((to) => !to.includes('persoenliche-daten'));
    expect(await screen.findByText('Es fehlt: Bundesland.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /ergänzen/ })).toBeNull();
  });
});

describe('who is privately insured already', () => {
  const ownId = '33333333-0001-4000-8000-0000000000ff';

  /** Clara, self-employed and privately insured, with a contract of her own. */
  function insured(premium: number | undefined) {
    const clara = testHouseholdOf(3);
    const { householdId } = clara.summary;
    const { employments = { items: {} }, contracts = { items: {} } } = clara.sections;
    const [jobOf] = Object.entries(employments.items);
    if (!jobOf) throw new Error('Clara has a job');
    const [jobId, job] = jobOf;
    const own: Contract = {
      position: 90,
      kind: 'insurance',
      line: 'healthFull',
      company: 'Muster Krankenversicherung',
      personIds: [job.personId],
      premium: premium ?? 0,
      frequency: 'monthly',
      deductible: euros(600),
      state: 'ok',
    };
    const others = Object.entries(contracts.items).filter(([, { line }]) => line !== 'healthFull');
    const services = createTestServices([
      {
        ...clara,
        sections: {
          ...clara.sections,
          employments: { items: { [jobId]: { ...job, status: 'selfEmployed', healthInsurance: 'private' } } },
          contracts: {
            items: { ...Object.fromEntries(others), ...(premium !== undefined && { [ownId]: own }) },
          },
        },
      },
    ]);
    return renderArea(pkv, { path: routes.pkvCosts.href({ householdId }), services });
  }

  test('the own contract is compared, and nobody is told to be able to choose', async () => {
    await insured(euros(612));
    const today = await table(/^Heute, mit/);
    expect(rowOf(today, /^Kranken- und Pflegeversicherung/)[1]).toBe('612');
    expect(rowOf(today, /^Selbstbeteiligung/)[1]).toBe('50');
    expect(screen.getByText(/der eigene Vertrag bei Muster Krankenversicherung/)).toBeVisible();
    expect(screen.getByText(/kann der GKV nicht einfach beitreten/)).toBeVisible();
    expect(screen.queryByText('Fiktiver Demotarif')).not.toBeInTheDocument();
    expect(screen.queryByText('Die Ersparnis zurücklegen')).not.toBeInTheDocument();
  });

  test('without its premium there is no comparison with an invented one', async () => {
    await insured(undefined);
    expect(await screen.findByText(/Beitrag zur privaten Krankenversicherung\./)).toBeVisible();
    expect(screen.queryByRole('table', { name: /^Heute/ })).not.toBeInTheDocument();
  });
});
