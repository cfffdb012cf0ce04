import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expectAccessible, renderUi } from '../testing';
import { DateField, type DateFieldProps } from './DateField';
import type { TypedFieldProps } from './fieldProps';
import { MoneyField, type MoneyFieldProps } from './MoneyField';
import { MonthField } from './MonthField';
import { NumberField, type NumberFieldProps } from './NumberField';
import { PercentField, type PercentFieldProps } from './PercentField';
import { TextField, type TextFieldProps } from './TextField';

function open<Value, Props extends TypedFieldProps<Value>>(
  Field: ComponentType<Props>,
  settings: Omit<Props, 'value' | 'onChange' | 'label'>,
  initial?: Value,
) {
  const onChange = jest.fn();
  function Page() {
    const [value, setValue] = useState(initial);
    const change = (next: Value | undefined) => {
      setValue(next);
      onChange(next);
    };
    // The rest of the props is exactly what `settings` leaves out.
    const props = { ...settings, label: 'Angabe', value, onChange: change } as unknown as Props;
    return (
      <main>
        <Field {...props} />
      </main>
    );
  }
  const { user } = renderUi(<Page />);
  return { user, onChange, field: screen.getByLabelText('Angabe') };
}

const openDate = (settings: Partial<DateFieldProps> = {}) =>
  open<string, DateFieldProps>(DateField, settings);
const openPercent = (settings: Partial<PercentFieldProps>, initial?: number) =>
  open<number, PercentFieldProps>(PercentField, settings, initial);
const openNumber = (settings: Partial<NumberFieldProps>, initial?: number) =>
  open<number, NumberFieldProps>(NumberField, settings, initial);

describe('a date', () => {
  test.each([
    ['31.12.1985', '1985-12-31', '31.12.1985'],
    ['31121985', '1985-12-31', '31.12.1985'],
    ['1.1.1985', '1985-01-01', '01.01.1985'],
    ['01.01.85', '1985-01-01', '01.01.1985'],
  ])('typed as %s is understood', async (typed, date, shown) => {
    const { user, onChange, field } = openDate();
    await user.type(field, typed);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(date);
    expect(field).toHaveValue(shown);
  });

  test.each([
    ['left', '{Tab}'],
    ['Enter is pressed', '{Enter}'],
  ])('whose year may become longer counts when %s', async (_, key) => {
    const onInvalid = jest.fn();
    const { user, onChange, field } = openDate({ onInvalid });
    await user.type(field, '02.10.20');
    expect(onChange).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenLastCalledWith('02.10.20');
    await user.type(field, '23');
    expect(onChange.mock.calls).toEqual([['2023-10-02']]);
    await user.clear(field);
    await user.type(field, `02.10.20${key}`);
    expect(onChange).toHaveBeenLastCalledWith('2020-10-02');
  });

  test('that does not exist keeps its text and is refused', async () => {
    const { user, onChange, field } = openDate();
    await user.type(field, '31.02.1985');
    await user.tab();
    expect(field).toHaveValue('31.02.1985');
    expect(field).toHaveAccessibleDescription(/Diesen Tag gibt es nicht/);
    expect(onChange).not.toHaveBeenCalledWith(expect.stringContaining('1985'));
  });

  test('of birth lies in the past, also with two digits of the year', async () => {
    const { user, onChange, field } = openDate({ max: '2026-10-01' });
    await user.type(field, '12.03.31');
    expect(onChange).toHaveBeenLastCalledWith('1931-03-12');
    await user.clear(field);
    await user.type(field, '1.1.2030');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Bitte höchstens 01\.10\.2026 angeben/);
  });

  test('has a calendar button with the name of its field', async () => {
    openDate();
    expect(screen.getByRole('button', { name: 'Angabe: Kalender öffnen' })).toBeEnabled();
    await expectAccessible();
  });
});

test('a month is typed as 5/37', async () => {
  const { user, onChange, field } = open(MonthField, {});
  await user.type(field, '5/37');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('2037-05');
  expect(field).toHaveValue('05/2037');
});

describe('a percentage', () => {
  test('is kept in basis points', async () => {
    const { user, onChange, field } = openPercent({});
    await user.type(field, '8,75 %');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(875);
    expect(field).toHaveValue('8,75');
  });

  test('moves by 0,1 with the arrows and stops at its limit', async () => {
    const { user, onChange, field } = openPercent({ min: 0, max: 940 }, 920);
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('9,3');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith(940);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveValue('9,3');
  });
});

describe('a number', () => {
  test('of payments is whole', async () => {
    const { user, onChange, field } = openNumber({ min: 1, max: 14 });
    await user.type(field, '13,5');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Bitte eine ganze Zahl angeben/);
    await user.clear(field);
    await user.type(field, '13');
    expect(onChange).toHaveBeenLastCalledWith(13);
  });

  test('says how many decimals it can hold', async () => {
    const { user, field } = openNumber({ decimals: 1 });
    await user.type(field, '1,25');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Bitte höchstens eine Nachkommastelle angeben/);
  });
});

test('a text loses the blanks at its ends, and nothing else', async () => {
  const { user, onChange, field } = open(TextField, {});
  await user.type(field, '  Anna Maria ');
  expect(onChange).toHaveBeenLastCalledWith('Anna Maria');
  await user.tab();
  expect(field).toHaveValue('Anna Maria');
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

describe('standard messages', () => {
  test('a field that has to be filled asks for its value once it was left empty', async () => {
    const { user, field } = openNumber({ required: true }, 12);
    expect(field).toBeRequired();
    await user.clear(field);
    expect(screen.queryByText('Bitte Angabe angeben')).not.toBeInTheDocument();
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Bitte Angabe angeben/);
    await user.type(field, '13');
    expect(screen.queryByText('Bitte Angabe angeben')).not.toBeInTheDocument();
  });

  test('it stays empty until it is filled, also where the page writes nothing meanwhile', async () => {
    const { user } = renderUi(
      <NumberField label="Zahlungen" required value={12} onChange={() => undefined} />,
    );
    const field = screen.getByLabelText('Zahlungen');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('');
    expect(field).toHaveAccessibleDescription(/Bitte Zahlungen angeben/);
  });

  test('a text that fills its field says that no more fits: what was pasted is not cut off in silence', async () => {
    const { user, field } = open(TextField, { maxLength: 60 });
    await user.click(field);
    await user.paste('Maximiliane-Friederike '.repeat(4));
    expect(field).toHaveAccessibleDescription(/Mehr als 60 Zeichen passen hier nicht hinein/);
    await user.keyboard('{Backspace}');
    expect(field).not.toHaveAccessibleDescription();
  });

  test('a day after today lies in the future', async () => {
    const { user, onChange, field } = openDate({ today: '2026-10-01' });
    await user.type(field, '02.10.2026');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Datum liegt in der Zukunft/);
    expect(onChange).not.toHaveBeenCalledWith('2026-10-02');
    await user.clear(field);
    await user.type(field, '01.10.2026');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith('2026-10-01');
    expect(field).toBeValid();
  });

  test('an unusually high amount is asked about and written all the same', async () => {
    const { user, onChange, field } = open<number, MoneyFieldProps>(MoneyField, { unusualFrom: 20_000_00 });
    await user.type(field, '19.999,99');
    expect(field).not.toHaveAccessibleDescription();
    await user.clear(field);
    await user.type(field, '20000');
    expect(field).toHaveAccessibleDescription(/Ungewöhnlich hoch – stimmt das\?/);
    expect(onChange).toHaveBeenLastCalledWith(20_000_00);
  });
});

test('a text is kept tidied and shown in its form; one that the check refuses stays and is not taken', async () => {
  const { user, onChange, field } = open<string, TextFieldProps>(TextField, {
    tidy: (text) => text.replaceAll(' ', '').toUpperCase(),
    format: (text) => text.replace(/^(..)/, '$1 '),
    check: (text) => (text.length > 4 ? 'Höchstens vier Zeichen' : undefined),
  });
  await user.type(field, 'ab 1 2');
  expect(field).toHaveValue('ab 1 2');
  await user.tab();
  expect(field).toHaveValue('AB 12');
  expect(onChange).toHaveBeenLastCalledWith('AB12');
  await user.type(field, '3');
  await user.tab();
  expect(field).toHaveValue('AB 123');
  expect(field).toHaveAccessibleDescription(/Höchstens vier Zeichen/);
  expect(onChange).toHaveBeenLastCalledWith('AB12');
});
