import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Language } from '@vp-digital/core/reference/format';
import { expectAccessible, renderUi } from '../testing';
import { MoneyField, type MoneyFieldProps } from './MoneyField';

type Settings = Partial<MoneyFieldProps> & { initial?: number };

/** A page that holds the amount, as every page does. */
function Page({ initial, onChange, ...props }: Settings) {
  const [value, setValue] = useState(initial);
  return (
    <main>
      <MoneyField
        label="Brutto"
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(700_00)}>
        Neuer Stand
      </button>
    </main>
  );
}

function open(settings: Settings = {}, language?: Language) {
  const onChange = jest.fn();
  const onInvalid = jest.fn();
  const { user } = renderUi(<Page onChange={onChange} onInvalid={onInvalid} {...settings} />, language);
  return { user, onChange, onInvalid, field: screen.getByLabelText<HTMLInputElement>('Brutto') };
}

test('while typing nothing is rewritten; on leaving the amount shows two decimals', async () => {
  const { user, onChange, field } = open();
  await user.type(field, '1234,5');
  expect(field).toHaveValue('1234,5');
  expect(onChange).toHaveBeenLastCalledWith(123_450);
  await user.tab();
  expect(field).toHaveValue('1.234,50');
});

test.each([
  ['4.2', 'de', [400], 420],
  ['4.', 'de', [400], 400],
  ['12.34', 'de', [100, 1_200], 1_234],
  ['4,2', 'en', [400], 420],
] as const)(
  '%s, %s, may become thousands: it counts when the field is left',
  async (typed, language, before, then) => {
    const { user, onChange, onInvalid, field } = open({ initial: 4_000_00 }, language);
    await user.clear(field);
    onChange.mockClear();
    await user.type(field, typed);
    expect(onChange.mock.calls).toEqual(before.map((amount) => [amount]));
    expect(onInvalid).toHaveBeenLastCalledWith(typed);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(then);
  },
);

test('4.200 is on its way through 4.2 and 4.20, and neither counts', async () => {
  const { user, onChange, field } = open({ initial: 4_000_00 });
  await user.clear(field);
  onChange.mockClear();
  await user.type(field, '4.200');
  expect(onChange.mock.calls).toEqual([[400], [4_200_00]]);
});

test.each([
  ['4', 1],
  ['42', 2],
  ['4.200', 2],
  ['4.200,50', 4],
  ['42,50', 4],
])('%s is on the way to another amount as long as it has no cents', async (typed, times) => {
  const onUnfinished = jest.fn();
  const { user, field } = open({ onUnfinished });
  await user.type(field, typed);
  expect(onUnfinished).toHaveBeenCalledTimes(times);
});

test('an amount that was taken out is the beginning of another one, too', async () => {
  const onUnfinished = jest.fn();
  const { user, onChange, field } = open({ initial: 4_000_00, onUnfinished });
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(onUnfinished).toHaveBeenCalledTimes(1);
});

test('Enter ends an amount: it is told once more, and is not unfinished', async () => {
  const onUnfinished = jest.fn();
  const { user, onChange, field } = open({ onUnfinished });
  await user.type(field, '42{Enter}');
  expect(onChange.mock.calls).toEqual([[400], [4_200], [4_200]]);
  expect(onUnfinished).toHaveBeenCalledTimes(2);
});

test('a window that goes to the back leaves no field', async () => {
  const onBlur = jest.fn();
  const { user, onChange, field } = open({ onBlur });
  await user.type(field, '4.2');
  const away = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(field);
  expect(onBlur).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalledWith(420);
  expect(field).toHaveValue('4.2');
  away.mockRestore();
  await user.type(field, '00{Tab}');
  expect(onChange).toHaveBeenLastCalledWith(4_200_00);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test.each([
  ['1.234,56', '1.234,56'],
  ['1234.56', '1.234,56'],
  ['1,234.56', '1.234,56'],
  ['1 234,56', '1.234,56'],
  ['EUR 1.234,56', '1.234,56'],
  ['−5', '−5,00'],
  ['0,1', '0,10'],
])('pasted %s becomes %s', async (pasted, shown) => {
  const { user, field } = open();
  await user.click(field);
  await user.paste(pasted);
  await user.tab();
  expect(field).toHaveValue(shown);
});

test('an unreadable text stays, is reported and complained about once the field is left', async () => {
  const { user, onChange, onInvalid, field } = open();
  await user.type(field, 'abc');
  expect(onInvalid).toHaveBeenLastCalledWith('abc');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveValue('abc');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Bitte einen Betrag angeben, zum Beispiel 1\.234,56/);
  expect(onChange).not.toHaveBeenCalled();
  await expectAccessible();
});

test('a corrected text takes the complaint away at once', async () => {
  const { user, field } = open();
  await user.type(field, 'abc');
  await user.tab();
  await user.clear(field);
  await user.type(field, '12');
  expect(field).toBeValid();
});

test('an amount beyond the limits is kept, named and not passed on', async () => {
  const { user, onChange, onInvalid, field } = open({ min: 0, max: 10_000_00 });
  await user.type(field, '-1');
  await user.tab();
  expect(field).toHaveValue('-1');
  expect(field).toHaveAccessibleDescription(/Bitte einen Wert zwischen 0\s€ und 10\.000\s€ angeben/);
  expect(onChange).not.toHaveBeenCalledWith(-100);
  expect(onInvalid).toHaveBeenLastCalledWith('-1');
});

describe('a limit that another field sets', () => {
  function Pair() {
    const [gross, setGross] = useState<number | undefined>(2_000_00);
    const [net, setNet] = useState<number | undefined>(1_500_00);
    return (
      <main>
        <MoneyField label="Brutto" value={gross} onChange={setGross} />
        <MoneyField label="Netto" min={0} max={gross} value={net} onChange={setNet} />
        <output>{net}</output>
      </main>
    );
  }

  function openPair() {
    const { user } = renderUi(<Pair />);
    const retype = async (name: string, text: string) => {
      await user.clear(screen.getByLabelText(name));
      await user.type(screen.getByLabelText(name), text);
      await user.tab();
    };
    return { retype, net: screen.getByLabelText('Netto'), kept: screen.getByRole('status') };
  }

  test('takes over what it refused as soon as it allows it: what is shown is what is kept', async () => {
    const { retype, net, kept } = openPair();
    await retype('Netto', '3000');
    expect(net).toBeInvalid();
    await retype('Brutto', '4000');
    expect(net).toBeValid();
    expect(net).toHaveValue('3.000,00');
    expect(kept).toHaveTextContent('300000');
  });

  test('complains about a value that it no longer allows', async () => {
    const { retype, net } = openPair();
    await retype('Brutto', '1000');
    expect(net).toHaveAccessibleDescription(/Bitte einen Wert zwischen 0\s€ und 1\.000\s€ angeben/);
    await retype('Brutto', '1600');
    expect(net).toBeValid();
  });
});

test('emptying the field gives no amount, and the placeholder is not a value', async () => {
  const { user, onChange, field } = open({ initial: 5_00 });
  await user.clear(field);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('placeholder', '0,00');
});

test('a new amount from outside is adopted, but never into a text that cannot be read', async () => {
  const { user, field } = open({ initial: 5_00 });
  await user.click(screen.getByRole('button', { name: 'Neuer Stand' }));
  expect(field).toHaveValue('700,00');
  await user.clear(field);
  await user.type(field, '12x');
  await user.click(screen.getByRole('button', { name: 'Neuer Stand' }));
  expect(field).toHaveValue('12x');
});

test('a focus that changes nothing reports nothing', async () => {
  const { user, onChange, onInvalid, field } = open({ initial: 123_456 });
  await user.click(field);
  await user.tab();
  expect(field).toHaveValue('1.234,56');
  expect(onChange).not.toHaveBeenCalled();
  expect(onInvalid).not.toHaveBeenCalled();
});

test('a locked amount says where it comes from and cannot be typed', async () => {
  const { user, onChange, field } = open({ initial: 5_00, locked: 'aus Verträgen' });
  await user.type(field, '9');
  expect(field).toHaveValue('5,00');
  expect(field).toHaveAccessibleDescription('aus Verträgen');
  expect(onChange).not.toHaveBeenCalled();
});

test('English shows and reads English figures', async () => {
  const { user, onChange, field } = open({}, 'en');
  await user.type(field, '1,234.5');
  await user.tab();
  expect(field).toHaveValue('1,234.50');
  expect(onChange).toHaveBeenLastCalledWith(123_450);
});

test('English has the euro sign before the amount, German after it', () => {
  const box = () => screen.getByRole('textbox').parentElement;
  open({ initial: 5_150_00, unit: '€ per month' }, 'en');
  expect(box()?.firstChild).toHaveTextContent('€');
  expect(box()?.lastChild).toHaveTextContent('per month');
  cleanup();
  open({ initial: 5_150_00, unit: '€ mtl.' });
  expect(box()?.firstChild).toBe(screen.getByRole('textbox'));
  expect(box()?.lastChild).toHaveTextContent('€ mtl.');
});
