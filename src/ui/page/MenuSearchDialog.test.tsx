import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderUi } from '../testing';
import { MenuSearchButton, MenuSearchDialog } from '.';

const all = [
  { key: 'FFG_INCOME', name: 'Einkommen', alias: 'Gehalt' },
  { key: 'FFG_HOUSEHOLD_BUDGET', name: 'Haushaltsbudget' },
  { key: 'FINANCIAL_GRADE', name: 'Finanznote' },
  { key: 'DOKUMENTENVERARBEITUNG', name: 'Dokumente aufnehmen', external: true },
];

function Search({ onChoose }: { onChoose: (key: string) => void }) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <MenuSearchButton label="Menü durchsuchen" keys="Strg K" onClick={() => setOpened(true)} />
      <MenuSearchDialog
        label="Menü durchsuchen"
        opened={opened}
        onClose={() => setOpened(false)}
        text={text}
        onText={setText}
        items={all.filter(({ name }) => name.toLowerCase().includes(text))}
        onChoose={onChoose}
        notice="Nichts gefunden"
      />
    </>
  );
}

async function openSearch() {
  const chosen: string[] = [];
  const { user } = renderUi(<Search onChoose={(key) => chosen.push(key)} />);
  await user.click(screen.getByRole('button', { name: /Menü durchsuchen/ }));
  const field = await screen.findByRole('combobox', { name: 'Menü durchsuchen' });
  await waitFor(() => expect(field).toHaveFocus());
  return { user, field, chosen };
}

test('the field has the focus, the first item is chosen, and a search term says why it is there', async () => {
  const { user, chosen } = await openSearch();
  expect(screen.getByRole('option', { name: /Einkommen/ })).toHaveTextContent('EinkommenGehalt');
  await expectAccessible();
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['FFG_INCOME']);
});

test('arrows choose, and what is chosen is told to the field', async () => {
  const { user, field, chosen } = await openSearch();
  await user.keyboard('{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Haushaltsbudget' });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['FFG_HOUSEHOLD_BUDGET']);
});

test('after typing the first of what is left is chosen; what is not there is said', async () => {
  const { user, field, chosen } = await openSearch();
  await user.type(field, 'note{Enter}');
  expect(chosen).toEqual(['FINANCIAL_GRADE']);
  await user.type(field, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Nichts gefunden');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveLength(1);
});

test('a press chooses too', async () => {
  const { user, chosen } = await openSearch();
  await user.click(screen.getByRole('option', { name: 'Finanznote' }));
  expect(chosen).toEqual(['FINANCIAL_GRADE']);
});

test('what opens outside says so', async () => {
  await openSearch();
  const option = screen.getByRole('option', { name: /^Dokumente aufnehmen.*öffnet ein neues Fenster$/ });
  await waitFor(() => expect(option).toBeVisible()); // the dialog fades in
});

test('Esc closes and gives the focus back', async () => {
  const { user } = await openSearch();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /Menü durchsuchen/ })).toHaveFocus());
});
