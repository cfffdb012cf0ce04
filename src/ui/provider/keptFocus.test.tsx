import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Alert } from '../states/Alert';
import { ActionDialog } from '../states/ActionDialog';
import { Card } from '../page/Card';
import { SideSheet } from '../page/SideSheet';
import { renderUi } from '../testing';
import { keepFocus } from './keptFocus';

/** A button that makes way for `then`, in a card of a page. */
function MakesWay({ then }: { then?: ReactNode }) {
  const [isGone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1>Einkommen</h1>
      <Card title="Anton">
        <ul>
          {isGone ? then : <button onClick={() => setGone(true)}>Gehalt entfernen</button>}
          <li>Miete</li>
        </ul>
      </Card>
    </main>
  );
}

const remove = () => userEvent.click(screen.getByRole('button', { name: 'Gehalt entfernen' }));

test('what removes itself gives the focus to the heading of its card', async () => {
  renderUi(<MakesWay />);
  await remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Anton' })).toHaveFocus());
});

test('the notice that takes the place has it', async () => {
  renderUi(<MakesWay then={<Alert tone="positive" title="Freigegeben" announce />} />);
  await remove();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('a form that takes the place begins at its first field', async () => {
  renderUi(
    <MakesWay
      then={
        <fieldset>
          <legend>Zweite Person</legend>
          <input aria-label="Vorname" />
        </fieldset>
      }
    />,
  );
  await remove();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vorname' })).toHaveFocus());
});

test('who takes the focus keeps it', async () => {
  renderUi(<MakesWay then={<input aria-label="Suche" ref={(field) => field?.focus()} />} />);
  await remove();
  await new Promise((resolve) => setTimeout(resolve, 200)); // longer than the rule waits
  expect(screen.getByRole('textbox', { name: 'Suche' })).toHaveFocus();
});

/** A row whose dialog removes it, or a sheet that is closed after what opened it has gone. */
function Rows({ sheet = false }: { sheet?: boolean }) {
  const [rows, setRows] = useState(['Link']);
  const [asked, setAsked] = useState(false);
  return (
    <main tabIndex={-1}>
      <Card title="Freigaben">
        {rows.map((row) => (
          <button key={row} onClick={() => setAsked(true)}>
            {row} zurückziehen
          </button>
        ))}
      </Card>
      {sheet ? (
        <SideSheet title="Ziel" opened={asked} onClose={() => setAsked(false)}>
          <button onClick={() => setRows([])}>Öffner weg</button>
        </SideSheet>
      ) : (
        <ActionDialog
          title="Zurückziehen?"
          opened={asked}
          action="Ja"
          onClose={() => setAsked(false)}
          onAction={() => {
            setRows([]);
            setAsked(false);
          }}
        />
      )}
    </main>
  );
}

test('a dialog whose opener it removes hands the focus to the heading where that was', async () => {
  renderUi(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Link zurückziehen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Freigaben' })).toHaveFocus());
});

test('so does a sheet that is closed by Esc', async () => {
  renderUi(<Rows sheet />);
  await userEvent.click(screen.getByRole('button', { name: 'Link zurückziehen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Öffner weg' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Freigaben' })).toHaveFocus());
});

test('the rule ends with its last user, and not before', async () => {
  const end = keepFocus();
  renderUi(<p>Inhalt</p>);
  cleanup();
  const button = document.body.appendChild(document.createElement('main')).appendChild(newButton());
  button.focus();
  act(() => button.remove());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  end();
  const last = screen.getByRole('main').appendChild(newButton());
  last.focus();
  act(() => last.remove());
  await new Promise((resolve) => setTimeout(resolve, 200)); // longer than the rule waits
  expect(document.body).toHaveFocus();
  screen.getByRole('main').remove();
});

const newButton = () => document.createElement('button');
