import { euros } from '@vp-digital/core/finance';
import { savingsPlanId } from '@vp-digital/core/household';
import {
  createTestServices,
  type RenderAreaOptions,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

/** The savings amount of sample household 2, with some documents in the place of its own. */
async function open(sections: TestHousehold['sections'] = {}, options: Partial<RenderAreaOptions> = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, { path: routes.savingsAmount.href({ householdId }), services, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Sparbetrag' });
  await screen.findByRole('link', { name: /^Weiter/ });
  return {
    plan: () => services.section(householdId, 'savingsPlan').items[savingsPlanId],
    recap: () =>
      Object.values(services.section(householdId, 'recap').items).map(({ text }) =>
        text.replaceAll(noBreak, ' '),
      ),
  };
}

const noBreak = '\u00A0';

const card = (name: string) => within(screen.getByRole('region', { name }));
const typed = () => screen.getByRole('textbox', { name: 'Sparbetrag' });

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

test('from net to what is free, and the three marks of the dial', async () => {
  await open();
  expect(screen.getByRole('main')).toHaveTextContent(
    /Bis zu 903 € im Monat sind möglich\. Heute sparen Sie 450 €\./,
  );
  expect(card('Was im Monat bleibt').getByRole('row', { name: /Frei verfügbar/ })).toHaveTextContent('566');
  const marks = within(screen.getByRole('list', { name: 'Marken des Reglers' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent?.replaceAll(noBreak, ' '))).toEqual([
    'Heute gespart450 €',
    'Zielsparbetrag903 €',
    'Sparpotenzial903 €',
  ]);
});

test('a rise of what is saved speaks of pay to those who earn some, and of prices to the retired', async () => {
  await open();
  expect(screen.getByText(/nimmt Gehaltserhöhungen mit/)).toBeVisible();
  const retired = testHouseholdOf(5);
  await renderArea(analysis, {
    path: routes.savingsAmount.href({ householdId: retired.summary.householdId }),
    services: createTestServices([retired]),
  });
  expect(await screen.findByText(/gleicht steigende Preise aus/)).toBeVisible();
});

test('what contracts nobody was asked for cost is not known, and no amount', async () => {
  await open({ contracts: { items: {} }, absences: { items: {} } });
  expect(screen.getByText('Noch ist nicht bekannt, was im Monat frei ist.')).toBeVisible();
  expect(card('Was noch fehlt').getByText(/^Ohne die Verträge weiß niemand/)).toBeVisible();
  expect(screen.queryByText(/Heute sparen Sie/)).toBeNull(); // not "0 €"
  expect(screen.queryByRole('region', { name: 'Was im Monat bleibt' })).toBeNull();
});

test('what is agreed is kept with its day and its division, and is a decision of the recap; undo takes back both', async () => {
  const { plan, recap } = await open();
  await type(typed(), '600');
  await userEvent.click(screen.getByRole('button', { name: 'Vereinbaren' }));
  await waitFor(() =>
    expect(plan()).toMatchObject({
      amount: euros(600),
      agreedAmount: euros(600),
      agreedOn: '2026-10-01',
      startMonth: '2026-11',
    }),
  );
  await waitFor(() => expect(recap()).toContain('Sparbetrag vereinbart: 600 € mtl. ab 11/2026.'));
  expect(screen.getByRole('main')).toHaveTextContent(/Vereinbart: 600 € im Monat, ab 11\/2026\./);
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(plan()?.agreedAmount).toBeUndefined());
  await waitFor(() => expect(recap()).not.toContain('Sparbetrag vereinbart: 600 € mtl. ab 11/2026.'));
});

test('an agreement is cancelled, and the recap says so', async () => {
  const { plan, recap } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Vereinbaren' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vereinbarung aufheben' }));
  await waitFor(() => expect(plan()?.agreedOn).toBeUndefined());
  await waitFor(() => expect(recap()).toContain('Die Vereinbarung zum Sparbetrag ist aufgehoben.'));
});

test('who may not write a recap agrees all the same', async () => {
  const some = Object.values(permissions).filter((permission) => permission !== permissions.sectionReport);
  const { plan, recap } = await open({}, { user: { permissions: some } });
  const before = recap().length;
  await userEvent.click(screen.getByRole('button', { name: 'Vereinbaren' }));
  await waitFor(() => expect(plan()?.agreedOn).toBe('2026-10-01'));
  expect(recap()).toHaveLength(before);
});

test('more than is possible is taken with a plain word, and the way to the expenses', async () => {
  const { plan } = await open();
  await type(typed(), '1000');
  await waitFor(() => expect(plan()?.amount).toBe(euros(1_000)));
  expect(await screen.findByText(/97 € mtl\. mehr, als möglich ist/)).toBeVisible();
  expect(screen.getByText(/lässt 20\s% des freien Geldes als Spielraum/)).toBeVisible();
  expect(card('Was Sie sparen wollen').getByRole('link', { name: 'Zu den Ausgaben' })).toBeVisible();
});

test('the mark of what is possible, in whole euros, is not more than is possible', async () => {
  const { plan } = await open();
  await type(typed(), '903'); // 902,80 € are possible
  await waitFor(() => expect(plan()?.amount).toBe(euros(903)));
  expect(screen.queryByText(/mehr, als möglich ist/)).toBeNull();
});

test('a mark is taken by a press, and the dial moves in steps of ten euros', async () => {
  const { plan } = await open();
  await userEvent.click(screen.getByRole('button', { name: /^Heute gespart übernehmen: 450/ }));
  await waitFor(() => expect(plan()?.amount).toBe(euros(450)));
  const dial = screen.getByRole('slider', { name: 'Sparbetrag im Monat' });
  expect(dial.getAttribute('aria-valuetext')).toMatch(/^450\s€\smtl\.$/);
  fireEvent.change(dial, { target: { value: String(euros(500)) } });
  fireEvent.blur(dial);
  await waitFor(() => expect(plan()?.amount).toBe(euros(500)));
});

test('moving one pot keeps the others and leaves the rest free; the pots are the amount', async () => {
  const { plan } = await open();
  const pots = card('In welche Töpfe');
  const reserve = pots.getByRole('slider', { name: 'Notgroschen' });
  fireEvent.change(reserve, { target: { value: '5' } });
  fireEvent.blur(reserve);
  await waitFor(() =>
    expect(plan()).toMatchObject({ reserveShare: 500, goalsShare: 3_500, retirementShare: 5_600 }),
  );
  await waitFor(() =>
    expect(pots.getByText('Summe der Töpfe').parentElement).toHaveTextContent('903 € mtl.'),
  );
  expect(pots.getByText('Frei').parentElement).toHaveTextContent('4 % · 36 € mtl.');
});

test('a pot that takes more than is free takes it from those that are filled last', async () => {
  const { plan } = await open();
  const reserve = card('In welche Töpfe').getByRole('slider', { name: 'Notgroschen' });
  fireEvent.change(reserve, { target: { value: '70' } });
  fireEvent.blur(reserve);
  await waitFor(() =>
    expect(plan()).toMatchObject({ reserveShare: 7_000, goalsShare: 3_000, retirementShare: 0 }),
  );
});

test('pots say when they are full, late ones when they are needed, and open ones that nobody can tell', async () => {
  const wish = {
    position: 9,
    category: 'other',
    title: 'Boot',
    priority: 'dream',
    saved: 0,
    rate: 0,
  } as const;
  const goals = { ...musterhaus.sections.goals?.items, '00000000-0000-4000-8000-000000000009': wish };
  await open({ goals: { items: goals } });
  const full = card('Wann die Töpfe voll sind');
  expect(full.getByRole('row', { name: /Notgroschen/ })).toHaveTextContent(/1\.002 €\d{2}\/2027/);
  expect(full.getByRole('row', { name: /Familienauto/ })).toHaveTextContent(/gebraucht \d{2}\/2028/);
  expect(full.getByText('Noch nicht zu sagen: Boot')).toBeVisible();
});

test('the outlook is in today’s money as on the customer’s page, in that of then it is more; its assumptions are kept', async () => {
  const { plan } = await open();
  const outlook = card('Was daraus wird');
  const inTen = () => outlook.getByRole('row', { name: /Nach 10 Jahren|10 Jahren/ }).textContent ?? '';
  const before = inTen();
  expect(outlook.getByText(/nach 2\s% Preissteigerung im Jahr/)).toBeVisible();
  const last = (text: string) => Number((text.match(/[\d.]+(?=\s€)/g) ?? []).at(-1)?.replace(/\./g, ''));
  expect(outlook.getByRole('button', { name: 'in heutiger Kaufkraft', pressed: true })).toBeVisible();
  await userEvent.click(outlook.getByRole('button', { name: 'in Euro von dann' }));
  expect(last(inTen())).toBeGreaterThan(last(before));
  const gain = outlook.getByRole('slider', { name: 'Angenommener Ertrag' });
  fireEvent.change(gain, { target: { value: '500' } });
  fireEvent.blur(gain);
  await waitFor(() => expect(plan()?.annualReturn).toBe(500));
});

test('while nobody knows what a household lives on, the page leads to the expenses', async () => {
  await open({ expenses: { items: {} } });
  expect(screen.getByRole('main')).toHaveTextContent('Noch ist nicht bekannt, was im Monat frei ist.');
  expect(card('Was noch fehlt').getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute(
    'href',
    expect.stringContaining('/haushaltsbudget/ausgaben'),
  );
  expect(screen.queryByRole('button', { name: 'Vereinbaren' })).not.toBeInTheDocument();
});

test('where more goes out than comes in, debts stand by their interest, and nothing is agreed', async () => {
  const costs = { position: 0, category: 'other', amount: euros(1_000), frequency: 'monthly' } as const;
  await open({
    expenses: {
      items: {
        ...musterhaus.sections.expenses?.items,
        '00000000-0000-4000-8000-000000000009': costs,
      },
    },
  });
  expect(screen.getByRole('main')).toHaveTextContent(/Erst entlasten: Im Monat fehlen 434 €\./);
  const relief = card('Erst entlasten');
  const terms = relief.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms[0]).toMatch(/Immobilie|Auto/);
  expect(relief.getByRole('link', { name: 'Zu den Verträgen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vereinbaren' })).not.toBeInTheDocument();
});

test('an agreement can be taken back where more goes out than comes in, and undo brings it back', async () => {
  const costs = { position: 0, category: 'other', amount: euros(1_000), frequency: 'monthly' } as const;
  const known = { position: 0, amount: euros(600), agreedAmount: euros(600), agreedOn: '2026-10-01' };
  const { plan } = await open({
    expenses: {
      items: {
        ...musterhaus.sections.expenses?.items,
        '00000000-0000-4000-8000-000000000009': costs,
      },
    },
    savingsPlan: { items: { [savingsPlanId]: known } },
  });
  const relief = card('Erst entlasten');
  expect(relief.getByText(/600 € mtl\. vereinbart am 01\.10\.2026/)).toBeVisible();
  await userEvent.click(relief.getByRole('button', { name: 'Vereinbarung aufheben' }));
  await waitFor(() => expect(plan()?.agreedAmount).toBeUndefined());
  expect(relief.queryByText(/vereinbart am/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(plan()).toMatchObject({ agreedAmount: euros(600), agreedOn: '2026-10-01' }));
});

test('the end of the dial holds still while it is moved, and ends where the document does', async () => {
  const { plan } = await open();
  const dial = screen.getByRole('slider', { name: 'Sparbetrag im Monat' });
  const end = () => Number(dial.getAttribute('max'));
  const before = end();
  fireEvent.change(dial, { target: { value: String(before) } });
  await waitFor(() => expect(dial).toHaveAttribute('aria-valuetext', expect.stringContaining('mtl.')));
  expect(dial).toHaveValue(String(before));
  expect(end()).toBe(before);
  fireEvent.blur(dial);
  await waitFor(() => expect(plan()?.amount).toBe(before));
  await waitFor(() => expect(end()).toBeGreaterThan(before));
  await type(typed(), '100000');
  await waitFor(() => expect(end()).toBe(euros(100_000)));
});

test('a screen that is not offered is not linked', async () => {
  const { householdId } = musterhaus.summary;
  const optimum = routes.optimum.href({ householdId });
  const costs = { position: 0, category: 'other', amount: euros(2_000), frequency: 'monthly' } as const;
  await open(
    { expenses: { items: { '00000000-0000-4000-8000-000000000009': { ...costs, amount: euros(5_000) } } } },
    { offers: (href) => href !== optimum },
  );
  expect(screen.queryByRole('link', { name: 'Zur Optimum-Rechnung' })).not.toBeInTheDocument();
});

test('one button is filled: to agree, and once that is done to go on', async () => {
  await open();
  const filled = () =>
    [...screen.getByRole('main').querySelectorAll('[data-kind="primary"]:is(a, button)')].map(
      ({ textContent }) => textContent,
    );
  const [agree = ''] = filled();
  expect(filled()).toHaveLength(1);
  expect(agree).not.toMatch(/^Weiter/);
  await userEvent.click(screen.getByRole('button', { name: agree }));
  await waitFor(() => expect(filled()).toEqual([expect.stringMatching(/^Weiter/)]));
});
