import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderUi } from '../testing';
import { Checkbox, Switch } from './Checkbox';
import { ComboboxField } from './ComboboxField';
import { SearchField } from './SearchField';
import { SegmentedChoice } from './SegmentedChoice';
import { SelectField } from './SelectField';

const kinds = [
  { value: 'salary', label: 'Gehalt' },
  { value: 'pension', label: 'Rente' },
  { value: 'rent', label: 'Mieteinnahmen' },
] as const;
type Kind = (typeof kinds)[number]['value'];

const countries = ['Albanien', 'Costa Rica', 'Österreich', 'Schweiz', 'Vereinigtes Königreich'].map(
  (label) => ({
    value: label,
    label,
  }),
);

function KindPage({ emptyLabel }: { emptyLabel?: string }) {
  const [kind, setKind] = useState<Kind | undefined>('salary');
  return (
    <main>
      <SelectField label="Art" options={kinds} value={kind} onChange={setKind} emptyLabel={emptyLabel} />
    </main>
  );
}

function CountryPage() {
  const [country, setCountry] = useState<string>();
  return (
    <main>
      <ComboboxField label="Land" options={countries} value={country} onChange={setCountry} />
      <button type="button">Weiter</button>
    </main>
  );
}

describe('a select', () => {
  const select = () => screen.getByRole('combobox', { name: /Art/ });

  test('is named by its label and its value, and opens by key', async () => {
    const { user } = renderUi(<KindPage />);
    expect(select()).toHaveAccessibleName('Art Gehalt');
    select().focus();
    await user.keyboard('{ArrowDown}');
    expect(select()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('option', { name: 'Gehalt' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
  });

  test('takes the option reached by arrows', async () => {
    const { user } = renderUi(<KindPage />);
    select().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(select()).toHaveAccessibleName('Art Rente');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('jumps to the option that begins with a letter', async () => {
    const { user } = renderUi(<KindPage />);
    select().focus();
    await user.keyboard('m');
    expect(select()).toHaveAccessibleName('Art Mieteinnahmen');
  });

  describe('typed on', () => {
    const taxClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'].map((label) => ({ value: label, label }));
    const costs = ['Kaltmiete', 'Private Haftpflicht', 'Miete', 'Müllabfuhr', 'Nebenkosten für Miete'].map(
      (label) => ({ value: label, label }),
    );
    const onChange = jest.fn();
    beforeEach(() => onChange.mockClear());

    function TypedPage({
      options,
      first,
    }: {
      options: { value: string; label: string }[];
      first: string | undefined;
    }) {
      const [value, setValue] = useState(first);
      const choose = (next: string | undefined) => {
        onChange(next);
        setValue(next);
      };
      return (
        <main>
          <SelectField label="Art" options={options} value={value} onChange={choose} />
          <button type="button">Weiter</button>
        </main>
      );
    }

    test.each([
      ['IV', 'I'],
      ['IV', 'III'],
      ['III', 'V'],
      ['iii', undefined],
      ['VI', 'IV'],
      ['II', 'IV'],
    ])('finds tax class %s from %s, closed, and saves nothing else', async (typed, first) => {
      const { user } = renderUi(<TypedPage options={taxClasses} first={first} />);
      await user.tab();
      await user.keyboard(typed);
      expect(select()).toHaveAccessibleName(`Art ${typed.toUpperCase()}`);
      await user.tab();
      expect(onChange.mock.calls).toEqual([[typed.toUpperCase()]]);
      expect(select()).toHaveAccessibleName(`Art ${typed.toUpperCase()}`);
    });

    test('takes what was typed on it closed by Enter, and stays closed', async () => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard('IV{Enter}');
      expect(onChange.mock.calls).toEqual([['IV']]);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    });

    test('leaves what was typed on it closed by Esc', async () => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard('IV{Escape}');
      await user.tab();
      expect(onChange).not.toHaveBeenCalled();
      expect(select()).toHaveAccessibleName('Art V');
    });

    test('takes what was typed on it closed by a pause', async () => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard('IV');
      await waitFor(() => expect(onChange.mock.calls).toEqual([['IV']]), { timeout: 5_000 });
    });

    test.each(['III', 'IV'])('open, moves the cursor to %s and saves by Enter alone', async (typed) => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard(`{Enter}${typed}`);
      expect(onChange).not.toHaveBeenCalled();
      const option = screen.getByRole('option', { name: typed });
      expect(select()).toHaveAttribute('aria-activedescendant', option.id);
      expect(option).toHaveAttribute('data-combobox-selected');
      await user.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([[typed]]);
    });

    test('open, is left as it was', async () => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard('{Enter}III');
      await user.tab();
      expect(onChange).not.toHaveBeenCalled();
      expect(select()).toHaveAccessibleName('Art V');
    });

    test('open, goes on by arrows from where typing has led', async () => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="VI" />);
      await user.tab();
      await user.keyboard('{Enter}II{ArrowDown}{ArrowUp}{ArrowUp}');
      expect(select()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'I' }).id);
      await user.keyboard('{Enter}');
      expect(onChange.mock.calls).toEqual([['I']]);
    });

    test.each([
      ['Miete', 'Miete'],
      ['miet', 'Miete'],
      ['Private H', 'Private Haftpflicht'],
      ['haft', 'Private Haftpflicht'],
      ['neben', 'Nebenkosten für Miete'],
      ['muell', 'Müllabfuhr'],
      ['mm', 'Müllabfuhr'],
    ])('finds by %s', async (typed, found) => {
      const { user } = renderUi(<TypedPage options={costs} first={undefined} />);
      await user.tab();
      await user.keyboard(typed);
      expect(select()).toHaveAccessibleName(`Art ${found}`);
      await user.tab();
      expect(onChange.mock.calls).toEqual([[found]]);
    });

    test.each(['IX', 'Ix', 'z', 'IVa'])('chooses nothing by %s, open or closed', async (typed) => {
      const { user } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard(typed);
      expect(select()).toHaveAccessibleName('Art V');
      await user.tab();
      await user.tab({ shift: true });
      await user.keyboard(`{Enter}${typed}{Enter}`);
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      expect(select()).toHaveAccessibleName('Art V');
      expect(onChange.mock.calls.filter(([value]) => value !== 'V')).toEqual([]);
    });

    test('a field that goes amid a word has chosen', async () => {
      const { user, rerender } = renderUi(<TypedPage options={taxClasses} first="V" />);
      await user.tab();
      await user.keyboard('IV');
      rerender(<main />);
      expect(onChange.mock.calls).toEqual([['IV']]);
    });
  });

  test('can be emptied where the page offers it', async () => {
    const { user } = renderUi(<KindPage emptyLabel="keine Angabe" />);
    await user.click(select());
    await user.click(screen.getByRole('option', { name: 'keine Angabe' }));
    expect(select()).toHaveAccessibleName('Art Bitte wählen');
  });

  test('only to be read is a plain text', () => {
    renderUi(<SelectField label="Art" options={kinds} value="rent" onChange={() => {}} readOnly />);
    expect(screen.getByLabelText('Art')).toHaveValue('Mieteinnahmen');
  });
});

describe('a combobox', () => {
  const field = () => screen.getByRole('combobox', { name: 'Land' });

  test.each(['öst', 'oest', 'OST', 'Österreich'])('finds Österreich by typing %s', async (typed) => {
    const { user } = renderUi(<CountryPage />);
    await user.type(field(), typed);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Österreich');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Österreich');
  });

  test('finds words in the middle of a name, and after them what stands inside a word', async () => {
    const { user } = renderUi(<CountryPage />);
    const found = () => screen.queryAllByRole('option').map((option) => option.textContent);
    await user.type(field(), 'kön');
    expect(found()).toEqual(['Vereinigtes Königreich']);
    await user.clear(field());
    await user.type(field(), 'ost');
    expect(found()).toEqual(['Österreich', 'Costa Rica']);
    await user.clear(field());
    await user.type(field(), 'os');
    expect(found()).not.toContain('Costa Rica');
  });

  test('takes the only hit by Enter, once', async () => {
    const { user } = renderUi(<CountryPage />);
    await user.type(field(), 'reich{Enter}');
    expect(field()).toHaveValue('reich'); // two of them
    await user.clear(field());
    await user.type(field(), 'königr{Enter}');
    expect(field()).toHaveValue('Vereinigtes Königreich');
  });

  test('says when nothing is found, and stays sound', async () => {
    const { user } = renderUi(<CountryPage />);
    await user.type(field(), 'xyz');
    expect(screen.getByText('Kein Treffer für „xyz“')).toBeInTheDocument();
    await expectAccessible();
  });

  test('lets go of what was typed but not chosen', async () => {
    const { user } = renderUi(<CountryPage />);
    await user.type(field(), 'Sch');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(field()).toHaveValue('');
  });

  test('can be emptied', async () => {
    const { user } = renderUi(<CountryPage />);
    await user.type(field(), 'Sch{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Schweiz');
    await user.click(screen.getByRole('button', { name: 'Land: Auswahl leeren' }));
    expect(field()).toHaveValue('');
  });
});

test('a segmented choice shows what is chosen as pressed', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'estimate', label: 'Schätzen' },
    { value: 'slip', label: 'Vom Lohnzettel' },
  ];
  const { user } = renderUi(
    <main>
      <SegmentedChoice label="Netto" options={options} value="estimate" onChange={onChange} />
    </main>,
  );
  const group = within(screen.getByRole('group', { name: 'Netto' }));
  expect(group.getByRole('button', { name: 'Schätzen' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(group.getByRole('button', { name: 'Vom Lohnzettel' }));
  expect(onChange).toHaveBeenCalledWith('slip');
  await expectAccessible();
});

test('checkbox and switch are turned by their words', async () => {
  const onCheck = jest.fn();
  const onSwitch = jest.fn();
  const { user } = renderUi(
    <main>
      <Checkbox label="Einwilligung liegt vor" value={false} onChange={onCheck} error="Bitte bestätigen" />
      <Switch label="Beträge verbergen" value onChange={onSwitch} />
    </main>,
  );
  await user.click(screen.getByText('Einwilligung liegt vor'));
  await user.click(screen.getByText('Beträge verbergen'));
  expect(onCheck).toHaveBeenCalledWith(true);
  expect(onSwitch).toHaveBeenCalledWith(false);
  expect(screen.getByRole('checkbox', { name: 'Einwilligung liegt vor' })).toHaveAccessibleDescription(
    /Bitte bestätigen/,
  );
  expect(screen.getByRole('switch', { name: 'Beträge verbergen' })).toBeChecked();
  await expectAccessible();
});

test('the search is emptied by its button and keeps the focus', async () => {
  function Page() {
    const [query, setQuery] = useState('musterh');
    return <SearchField label="Haushalt suchen" value={query} onChange={setQuery} hint="Name oder PLZ" />;
  }
  const { user } = renderUi(<Page />);
  const search = screen.getByRole('searchbox', { name: 'Haushalt suchen' });
  await user.click(screen.getByRole('button', { name: 'Suche leeren' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Suche leeren' })).not.toBeInTheDocument();
});
