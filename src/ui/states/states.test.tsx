import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions';
import { expectAccessible, renderUi } from '../testing';
import { Alert, DataState, Dialog, Empty, type LoadState, SaveState, type ToastMessage, useToasts } from '.';

function Household({ state, onRetry = () => {} }: { state: LoadState<string>; onRetry?: () => void }) {
  return (
    <main>
      <DataState state={state} empty={<Empty>Noch kein Einkommen</Empty>} onRetry={onRetry}>
        {(name) => <p>Haushalt {name}</p>}
      </DataState>
    </main>
  );
}

describe('the data of a page', () => {
  test('is said to be loading', async () => {
    renderUi(<Household state={{ status: 'loading' }} />);
    expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …');
    await expectAccessible();
  });

  test('that failed to load says what is kept and offers to try again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(<Household state={{ status: 'error' }} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden');
    await user.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectAccessible();
  });

  test('that is empty shows the way in', () => {
    renderUi(<Household state={{ status: 'empty' }} />);
    expect(screen.getByText('Noch kein Einkommen')).toBeInTheDocument();
  });

  test('that is there is shown, also while newer data is on its way', () => {
    renderUi(<Household state={{ status: 'ready', data: 'Musterhaus', refreshing: true }} />);
    expect(screen.getByText('Haushalt Musterhaus')).toBeInTheDocument();
  });
});

test('an alert says its tone in words', async () => {
  renderUi(
    <main>
      <Alert tone="warning" title="Das Budget ist überzogen">
        Frei sind −200 €.
      </Alert>
    </main>,
  );
  expect(screen.getByText(/Das Budget ist überzogen/)).toHaveTextContent('Hinweis: Das Budget ist überzogen');
  await expectAccessible();
});

describe('the save state', () => {
  const saved = { kind: 'saved', at: '2026-11-21T17:52:00Z' } as const;

  test('says when everything is saved, on the clock of Berlin', () => {
    renderUi(<SaveState state={saved} />);
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert 18:52');
  });

  test('does not chatter: while saving, the last result stays what is read out', () => {
    const { rerender } = renderUi(<SaveState state={saved} />);
    rerender(<SaveState state={{ kind: 'saving' }} />);
    expect(screen.getByText('Speichert …')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^Gespeichert 18:52$/);
  });

  test('counts what could not be saved and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(<SaveState state={{ kind: 'failed', count: 3, onRetry }} />);
    await user.click(screen.getByRole('button', { name: /3 Änderungen nicht gespeichert/ }));
    expect(onRetry).toHaveBeenCalled();
  });

  test('is silent before anything was typed', () => {
    renderUi(<SaveState state={undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

function LeavePage({ onClose }: { onClose: () => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    onClose();
  };
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Verlassen</Button>
      <Dialog
        title="Änderungen speichern?"
        opened={opened}
        onClose={close}
        actions={<Button kind="primary">Speichern und weiter</Button>}
      >
        Brutto Jonas ist noch offen.
      </Dialog>
    </main>
  );
}

test('a dialog holds the focus, and Esc means to stay where one was', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<LeavePage onClose={onClose} />);
  const leave = screen.getByRole('button', { name: 'Verlassen' });
  await user.click(leave);
  const dialog = await screen.findByRole('dialog', { name: 'Änderungen speichern?' });
  expect(dialog).toHaveAccessibleDescription('Brutto Jonas ist noch offen.');
  await user.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a short message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function Page({ message }: { message: ToastMessage }) {
    const toasts = useToasts();
    return <Button onClick={() => toasts.show(message)}>Zeigen</Button>;
  }

  function show(message: Omit<ToastMessage, 'text'>) {
    renderUi(<Page message={{ ...message, text: 'Stand gesichert' }} />);
    act(() => screen.getByRole('button', { name: 'Zeigen' }).click());
    expect(screen.getByRole('log', { name: 'Meldungen' })).toHaveTextContent('Stand gesichert');
  }

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const message = () => screen.queryByText('Stand gesichert');

  test('goes after six seconds', () => {
    show({ tone: 'positive' });
    pass(5999);
    expect(message()).toBeInTheDocument();
    pass(1);
    expect(message()).not.toBeInTheDocument();
  });

  test('about an error stays until it is closed', () => {
    show({ tone: 'negative' });
    pass(3_600_000);
    expect(message()).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Meldung schließen' }).click());
    expect(message()).not.toBeInTheDocument();
  });

  test('goes when its sender says, but a time below 100 ms is ignored', () => {
    show({ tone: 'info', closeAfter: 100 });
    pass(100);
    expect(message()).not.toBeInTheDocument();
  });

  test('with a time below 100 ms stays until it is closed', () => {
    show({ tone: 'info', closeAfter: 99 });
    pass(3_600_000);
    expect(message()).toBeInTheDocument();
  });
});
