import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions';
import { MoneyField, SelectField, TextField } from '../fields';
import { expectAccessible, renderUi } from '../testing';
import { AppHeader, AreaTabs, Card, Key, Kpi, KpiStrip, Page, PageFooter, PageFrame, SideSheet } from '.';

const areas = ['Übersicht', 'Analyse', 'Beratung', 'PKV', 'Warenkorb', 'Zusammenfassung', 'Abschluss'];

function tabs(current: string) {
  return areas.map((label) => ({ key: label, label, href: `#${label}`, current: label === current }));
}

function WholePage({ onNavigate = () => {} }: { onNavigate?: (href: string) => void }) {
  return (
    <PageFrame
      header={
        <AppHeader
          mark={null}
          household={{ name: 'Musterhaus, Jonas & Aylin', caption: 'Augsburg', onOpen() {} }}
          user={{ name: 'Petra Beispiel', initials: 'PB', items: [] }}
        >
          <AreaTabs label="Bereiche" tabs={tabs('Analyse')} onNavigate={onNavigate} />
        </AppHeader>
      }
      footer={<PageFooter year={2026} privacyHref="/datenschutz" imprintHref="/impressum" />}
    >
      <Page
        name="Einkommen"
        headline={
          <>
            Sie haben <Key>5.450 €</Key> im Monat.
          </>
        }
      >
        <Card title="Jonas">Gehalt</Card>
      </Page>
    </PageFrame>
  );
}

test('a page has one main with its name as heading, a region per titled card, and a footer', async () => {
  renderUi(<WholePage />);
  const main = screen.getByRole('main', { name: 'Einkommen' });
  expect(within(main).getByRole('heading', { level: 1 })).toHaveTextContent('Einkommen');
  expect(within(main).getByRole('region', { name: 'Jonas' })).toHaveTextContent('Gehalt');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026');
  await expectAccessible();
});

test('in the side slot a page is a section without a main of its own', () => {
  renderUi(<Page name="Gespräch" slot="side" />);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Gespräch' })).toBeInTheDocument();
});

test('the first key press leads over the header to the content', async () => {
  const { user } = renderUi(<WholePage />);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the area tabs', () => {
  test('mark the current area and lead on without loading the page anew', async () => {
    const onNavigate = jest.fn();
    const { user } = renderUi(<WholePage onNavigate={onNavigate} />);
    expect(screen.getByRole('link', { name: 'Analyse' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: 'PKV' }));
    expect(onNavigate).toHaveBeenCalledWith('#PKV');
  });

  test('leave a press with Ctrl to the browser', () => {
    const onNavigate = jest.fn();
    renderUi(<WholePage onNavigate={onNavigate} />);
    fireEvent.click(screen.getByRole('link', { name: 'PKV' }), { ctrlKey: true });
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('leave a special topic to “Mehr” first, when a phone has no room for all', () => {
    const tabs = ['Übersicht', 'Analyse', 'PKV', 'Beratung', 'Bericht', 'Abschluss'].map((label) => ({
      key: label,
      label,
      href: `#${label}`,
      current: false,
      special: label === 'PKV',
    }));
    renderUi(<AreaTabs label="Bereiche" tabs={tabs} onNavigate={() => {}} />);
    const further = screen.getAllByRole('link').filter((link) => link.hasAttribute('data-further'));
    expect(further.map(({ textContent }) => textContent)).toEqual(['PKV', 'Abschluss']);
  });

  test('open the rest on phones', async () => {
    const { user } = renderUi(<WholePage />);
    const more = screen.getByRole('button', { name: 'Mehr' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the menu of the signed-in person opens and is walked by keys', async () => {
  const onSelect = jest.fn();
  const items = [
    { key: 'advisor', label: 'Berater wechseln', onSelect() {} },
    { key: 'out', label: 'Abmelden', onSelect },
  ];
  const { user } = renderUi(
    <AppHeader mark={null} user={{ name: 'Petra Beispiel', initials: 'PB', items }} />,
  );
  screen.getByRole('button', { name: /Menü von Petra Beispiel/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
  await user.keyboard('ab');
  expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalled();
});

function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

function SheetPage() {
  const [opened, setOpened] = useState(false);
  return (
    <Page name="Einkommen">
      <Button onClick={() => setOpened(true)}>Öffnen</Button>
      <SideSheet title="Erklärung" opened={opened} onClose={() => setOpened(false)}>
        <SelectField label="Art" options={[{ value: 'a', label: 'A' }]} value="a" onChange={() => {}} />
      </SideSheet>
      <Button>Daneben</Button>
    </Page>
  );
}

describe('a side sheet', () => {
  const opener = () => screen.getByRole('button', { name: 'Öffnen' });

  test('takes the focus and gives it back when Esc closes it', async () => {
    const { user } = renderUi(<SheetPage />);
    await user.click(opener());
    expect(screen.getByRole('complementary', { name: 'Erklärung' })).toHaveFocus();
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('that Esc closes leaves the field in which somebody types', async () => {
    const onBlur = jest.fn();
    const onClose = jest.fn(() => expect(onBlur).toHaveBeenCalledTimes(1));
    const { user } = renderUi(
      <SideSheet title="Erklärung" opened onClose={onClose}>
        <TextField label="Name" value="" onChange={() => {}} onBlur={onBlur} />
      </SideSheet>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Le{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  describe('with a refused value', () => {
    const open = () => {
      const onClose = jest.fn();
      const { user } = renderUi(
        <SideSheet title="Vertrag" opened onClose={onClose}>
          <MoneyField label="Leistung" value={undefined} max={1_000_00} onChange={() => {}} />
          <Button leavesSheet onClick={onClose}>
            Fertig
          </Button>
        </SideSheet>,
      );
      return { user, onClose, field: screen.getByRole('textbox', { name: 'Leistung' }) };
    };
    const ways = {
      cross: (user: ReturnType<typeof open>['user']) =>
        user.click(screen.getByRole('button', { name: 'Schließen' })),
      button: (user: ReturnType<typeof open>['user']) =>
        user.click(screen.getByRole('button', { name: 'Fertig' })),
      Esc: (user: ReturnType<typeof open>['user']) => user.keyboard('{Escape}'),
    };

    test.each(['cross', 'button', 'Esc'] as const)(
      'stays open once by %s, in the field that says why',
      async (way) => {
        const { user, onClose, field } = open();
        await user.type(field, '10 Mio');
        await ways[way](user);
        expect(onClose).not.toHaveBeenCalled();
        expect(field).toHaveFocus();
        expect(field).toBeInvalid();
        expect(field).toHaveAccessibleDescription(/./);
        await ways[way](user);
        expect(onClose).toHaveBeenCalledTimes(1);
      },
    );

    test('asks again for another one, and for none once it is right', async () => {
      const { user, onClose, field } = open();
      await user.type(field, '10 Mio');
      await ways.button(user);
      await user.clear(field);
      await user.type(field, 'viel');
      await ways.button(user);
      expect(onClose).not.toHaveBeenCalled();
      await user.clear(field);
      await user.type(field, '500');
      await ways.button(user);
      expect(onClose).toHaveBeenCalledTimes(1);
    });
  });

  test('lets Esc close an open list inside of it first', async () => {
    const { user } = renderUi(<SheetPage />);
    await user.click(opener());
    await user.click(screen.getByRole('combobox', { name: /Art/ }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('complementary')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test.each([
    { width: 991, place: 'in the flow it comes into sight', still: false },
    { width: 992, place: 'beside the page nothing moves', still: true },
  ])('takes the focus at $width px: $place', async ({ width, still }) => {
    const before = window.innerWidth;
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    window.innerWidth = width;
    try {
      const { user } = renderUi(<SheetPage />);
      await user.click(opener());
      expect(screen.getByRole('complementary')).toHaveFocus();
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: still });
    } finally {
      window.innerWidth = before;
      focus.mockRestore();
    }
  });

  test('leaves the focus in its field when the window becomes narrower meanwhile', async () => {
    const before = window.innerWidth;
    window.innerWidth = 1200;
    const sheet = (name: string) => (
      <SideSheet title="Erklärung" opened onClose={() => {}}>
        <TextField label="Name" value={name} onChange={() => {}} />
      </SideSheet>
    );
    try {
      const { user, rerender } = renderUi(sheet('Le'));
      await user.click(screen.getByRole('textbox', { name: 'Name' }));
      window.innerWidth = 340;
      rerender(sheet('Lena'));
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    } finally {
      window.innerWidth = before;
    }
  });

  test('leaves the page in use, and the focus where it has gone', async () => {
    const { user } = renderUi(<SheetPage />);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Daneben' }));
    expect(screen.getByRole('complementary')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Daneben' })).toHaveFocus();
  });
});

test('a key figure shows a dash for what is unknown, and a way on when it could not be loaded', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(
    <Page name="Übersicht">
      <KpiStrip label="Kennzahlen">
        <Kpi label="Netto" value="5.450" unit="€ mtl." caption="+170 €" />
        <Kpi label="Frei" state="empty" caption="Angaben ergänzen" />
        <Kpi label="Vermögen" state="error" onRetry={onRetry} />
        <Kpi label="Note" state="loading" />
      </KpiStrip>
    </Page>,
  );
  const strip = within(screen.getByRole('region', { name: 'Kennzahlen' }));
  expect(strip.getByText('5.450')).toBeInTheDocument();
  expect(strip.getByText('noch nicht berechenbar')).toBeInTheDocument();
  expect(strip.getByText('Angaben ergänzen')).toBeInTheDocument();
  await user.click(strip.getByRole('button', { name: 'Erneut laden' }));
  expect(onRetry).toHaveBeenCalled();
  await expectAccessible();
});

test('a household’s name that is cut short can be read in full', () => {
  renderUi(<WholePage />);
  expect(screen.getByTitle('Musterhaus, Jonas & Aylin')).toBeVisible();
});
