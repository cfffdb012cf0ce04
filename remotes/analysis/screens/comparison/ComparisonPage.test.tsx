import { createTestServices, renderArea, type TestHousehold } from '@vp-digital/core/micro-app/testing';
import { fromDraft, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { musterhaus, servicesWithState } from '../../shared/frozen/testing/snapshotSample';
import analysis from '../../mount';

/** The comparison of sample household 2, with some documents in the place of its own. */
async function open(
  sections: TestHousehold['sections'] = {},
  options: Partial<Parameters<typeof renderArea>[1]> = {},
) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, { path: routes.comparison.href({ householdId }), services, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Soll-Ist-Vergleich' });
  return { decisions: () => Object.values(services.section(householdId, 'needDecisions').items) };
}

const topics = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
const rowOf = (topic: RegExp) => screen.getByRole('row', { name: topic });

test('the gaps stand by rank with Ist, Soll and Lücke, and the headline names the first', async () => {
  await open();
  expect(screen.getByRole('main')).toHaveTextContent(
    /Zuerst: Es fehlen 533 € mtl\. bei Arbeitskraft Aylin\./,
  );
  expect(topics().slice(0, 3)).toEqual([
    expect.stringContaining('1Arbeitskraft Aylin'),
    expect.stringContaining('2Absicherung im Todesfall Jonas'),
    expect.stringContaining('3Ruhestand'),
  ]);
  expect(rowOf(/Todesfall Jonas/)).toHaveTextContent(
    /Grundbedarf · einmalig.*€200\.000 €400\.140 €200\.140 €/,
  );
  expect(rowOf(/Privathaftpflicht/)).toHaveTextContent('vorhanden');
});

test('without a kept state there is nothing to compare with, and no second view', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Zeitvergleich' })).not.toBeInTheDocument();
});

test('it leads to the evaluation where that is offered', async () => {
  const evaluation = routes.assessment.href({ householdId: musterhaus.summary.householdId });
  await open({}, { offers: (path) => path === evaluation });
  expect(screen.getByRole('link', { name: 'Auswertung' })).toHaveAttribute('href', evaluation);
  expect(screen.queryByRole('button', { name: 'Zeitvergleich' })).not.toBeInTheDocument();
});

test('where the evaluation is not offered nothing leads there', async () => {
  await open({}, { offers: () => false });
  expect(screen.queryByRole('link', { name: 'Auswertung' })).not.toBeInTheDocument();
});

test('whom the check of a draft has led here stands at the first open decision, and goes back to the draft', async () => {
  const { householdId } = musterhaus.summary;
  const draft = {
    snapshotId: '55555555-0000-4000-8000-000000000001',
    reportId: '44444444-0000-4000-8000-000000000001',
  };
  const asked = `${routes.comparison.href({ householdId })}?fokus=entscheidung`;
  await open({}, { path: fromDraft(asked, draft) });
  expect(await screen.findByRole('link', { name: 'Zurück zum Entwurf' })).toHaveAttribute(
    'href',
    routes.reportPreview.href({ householdId, ...draft }),
  );
  await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^Entscheidung/ })[0]).toHaveFocus());
});

test('only gaps: what is in order goes, and comes back', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nur Lücken' }));
  expect(screen.queryByRole('row', { name: /Privathaftpflicht/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nur Lücken' }));
  expect(rowOf(/Privathaftpflicht/)).toBeVisible();
});

test('a decision is kept with its reason', async () => {
  const { decisions } = await open();
  await userEvent.click(screen.getByRole('combobox', { name: /Entscheidung zu Ruhestand/ }));
  await userEvent.click(screen.getByRole('option', { name: 'später' }));
  await waitFor(() => expect(decisions()).toEqual([expect.objectContaining({ decision: 'later' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Ruhestand' }));
  const reason = await screen.findByRole('textbox', { name: 'Begründung des Haushalts' });
  await userEvent.type(reason, 'Erst das Haus');
  await userEvent.tab();
  await waitFor(() =>
    expect(decisions()).toEqual([
      expect.objectContaining({ topic: 'oldAge', decision: 'later', reason: 'Erst das Haus' }),
    ]),
  );
});

test('a target of their own moves the gap, beside the computed one; its sheet stays though only gaps are shown', async () => {
  const { decisions } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Nur Lücken' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ruhestand' }));
  const target = await screen.findByRole('textbox', { name: 'Eigenes Soll' });
  await userEvent.type(target, '4000');
  await userEvent.tab();
  await waitFor(() => expect(decisions()).toEqual([expect.objectContaining({ target: 400_000 })]));
  expect(rowOf(/Ruhestand/)).toHaveTextContent(/3\.483 €4\.000 €517 € mtl\./);
  expect(rowOf(/Ruhestand/)).toHaveTextContent('Ihr eigenes Soll');
  expect(screen.getByText('Soll, berechnet').parentElement).toHaveTextContent('4.360 € mtl.');
});

test('an agreed order stands over the computed one, and is taken back', async () => {
  const { decisions } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Reihenfolge festlegen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ruhestand früher' }));
  await waitFor(() => expect(topics()[1]).toContain('2Ruhestand'));
  expect(decisions().filter(({ rank }) => rank !== undefined).length).toBeGreaterThan(2);
  expect(decisions().find(({ topic }) => topic === 'oldAge')).toMatchObject({ rank: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Wieder berechnen' }));
  await waitFor(() => expect(topics()[2]).toContain('3Ruhestand'));
});

test('what nobody can tell yet is neither good nor bad: it says what is missing, with the way there', async () => {
  await open({ contracts: { items: {} }, statutoryPensions: { items: {} } });
  const card = within(screen.getByRole('region', { name: 'Noch nicht zu beurteilen' }));
  expect(card.getByText(/Privathaftpflicht/)).toBeVisible();
  expect(card.getAllByText(/Es fehlt: .*Verträge/)[0]).toBeVisible();
  expect(screen.queryByRole('row', { name: /Privathaftpflicht/ })).not.toBeInTheDocument();
  expect(card.getAllByRole('link', { name: 'Angaben ergänzen' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('/analyse/'),
  );
});

test('a pension that a letter told is not called an estimate', async () => {
  await open();
  expect(screen.queryByText(/geschätzt aus Einkommen und Alter/)).toBeNull();
});

test('one that is estimated from pay and age is called so at its topics', async () => {
  await open({ statutoryPensions: { items: {} } });
  for (const topic of [/Arbeitskraft/, /Ruhestand/])
    expect(screen.getAllByRole('row', { name: topic })[0]).toHaveTextContent(
      'Rente geschätzt aus Einkommen und Alter',
    );
});

test('once a state was kept, a second view says what has changed since', async () => {
  const { householdId } = musterhaus.summary;
  const services = servicesWithState({ sections: { contracts: { items: {} } } });
  await renderArea(analysis, { path: routes.comparison.href({ householdId }), services });
  await userEvent.click(await screen.findByRole('button', { name: 'Zeitvergleich' }));
  const changed = within(await screen.findByRole('table', { name: 'Verträge mtl.' }));
  expect(changed.getByRole('row', { name: /^Autokredit, Jonas/ })).toHaveTextContent('–245 €+245 €');
  expect(screen.queryByRole('table', { name: 'Soll und Ist' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Themen' }));
  expect(rowOf(/Todesfall Jonas/)).toBeVisible();
});

test('topics of one level or person are looked at alone; what is everybody’s is each one’s', async () => {
  await open();
  const all = topics().length;
  await choose('Person', 'Aylin');
  expect(topics().some((row) => row.includes('Aylin'))).toBe(true);
  expect(topics().some((row) => row.includes('Jonas'))).toBe(false);
  expect(topics().some((row) => row.includes('Ruhestand'))).toBe(true);
  await choose('Person', 'Alle Personen');
  await choose('Stufe', 'Verbesserung');
  expect(topics().length).toBeLessThan(all);
  expect(topics().some((row) => row.includes('Notgroschen'))).toBe(false);
});

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
