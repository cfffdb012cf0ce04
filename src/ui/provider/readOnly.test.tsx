import { screen } from '@testing-library/react';
import { CalculatedIcon } from '../icons';
import {
  Button,
  Checkbox,
  ComboboxField,
  FilterChip,
  IconButton,
  MoneyField,
  ReadOnly,
  SegmentedChoice,
  SelectField,
  StillOpen,
  Switch,
  TextField,
  TextLink,
} from '..';
import { expectAccessible, renderUi } from '../testing';

const reason = 'Dieser Haushalt ist archiviert';
const options = [
  { value: 'rent', label: 'Rente' },
  { value: 'salary', label: 'Gehalt' },
] as const;

/** Everything that can write, and a button beside that only shows. */
function Everything({ onWrite, writes }: { onWrite(): void; writes?: boolean }) {
  const shared = { writes, onChange: onWrite };
  return (
    <main>
      <TextField label="Beruf" required value="Erzieherin" {...shared} />
      <MoneyField label="Netto" value={2_250_00} {...shared} />
      <MoneyField label="Brutto" value={undefined} {...shared} />
      <SelectField label="Art" options={options} value="rent" {...shared} />
      <ComboboxField label="Quelle" options={options} value="salary" {...shared} />
      <SegmentedChoice label="Wer" options={options} value="salary" {...shared} />
      <Checkbox label="Erledigt" value {...shared} />
      <Switch label="Erinnern" value={false} {...shared} />
      <FilterChip pressed writes={writes ?? true} onToggle={onWrite}>
        Lena
      </FilterChip>
      <Button onClick={() => {}}>Zeigen</Button>
      <Button writes onClick={onWrite}>
        Hinzufügen
      </Button>
      <IconButton writes label="Entfernen" icon={CalculatedIcon} onClick={onWrite} />
      <TextLink writes href="/einkommen">
        Einkommen ergänzen
      </TextLink>
    </main>
  );
}

const values = {
  Beruf: 'Erzieherin',
  Netto: '2.250,00',
  Brutto: '',
  Art: 'Rente',
  Quelle: 'Gehalt',
};
const pressed = (name: string) => screen.getByRole('button', { name, pressed: true });

test('what is only read keeps values and focus, says why, and writes nothing', async () => {
  const onWrite = jest.fn();
  const { user } = renderUi(
    <ReadOnly reason={reason}>
      <Everything onWrite={onWrite} />
    </ReadOnly>,
  );
  for (const [name, value] of Object.entries(values)) {
    await user.tab();
    const field = screen.getByRole(name === 'Quelle' ? 'combobox' : 'textbox', { name });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(reason);
    await user.keyboard('1 m{ArrowDown}{Enter}');
    expect(field).toHaveValue(value);
  }
  for (const toggle of [
    screen.getByRole('button', { name: 'Rente' }),
    pressed('Gehalt'),
    screen.getByRole('checkbox', { name: 'Erledigt' }),
    screen.getByRole('switch', { name: 'Erinnern' }),
    pressed('Lena'),
  ]) {
    await user.tab();
    expect(toggle).toHaveFocus();
    await user.keyboard(' ');
    await user.click(toggle);
  }
  expect(onWrite).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Wer' })).toHaveAccessibleDescription(reason);
  expect(pressed('Lena')).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('switch')).not.toBeChecked();
  await expectAccessible();
});

test('actions that write are not there, those that show are', () => {
  renderUi(
    <ReadOnly reason={reason}>
      <Everything onWrite={() => {}} />
    </ReadOnly>,
  );
  expect(screen.getByRole('button', { name: 'Zeigen' })).toBeVisible();
  for (const name of ['Hinzufügen', 'Entfernen']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what only chooses a view stays open', async () => {
  const onWrite = jest.fn();
  const { user } = renderUi(
    <ReadOnly reason={reason}>
      <Everything onWrite={onWrite} writes={false} />
    </ReadOnly>,
  );
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Gehalt' }));
  await user.click(screen.getByRole('button', { name: 'Lena' }));
  await user.type(screen.getByLabelText('Beruf'), 'n');
  expect(onWrite).toHaveBeenCalledTimes(5);
});

test('what stays possible in spite of one reason does not in spite of the one around it', () => {
  const possible = (
    <StillOpen>
      <Button writes>Widerrufen</Button>
    </StillOpen>
  );
  const { rerender } = renderUi(<ReadOnly reason={reason}>{possible}</ReadOnly>);
  expect(screen.getByRole('button', { name: 'Widerrufen' })).toBeVisible();
  rerender(
    <ReadOnly reason="In der Rolle von Petra können Sie nur lesen.">
      <ReadOnly reason={reason}>{possible}</ReadOnly>
    </ReadOnly>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('where writing is open, nothing is said and everything is there', () => {
  renderUi(
    <ReadOnly reason={undefined}>
      <Everything onWrite={() => {}} />
    </ReadOnly>,
  );
  expect(screen.getByRole('button', { name: 'Hinzufügen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entfernen' })).toBeVisible();
  expect(screen.getByLabelText('Beruf')).not.toHaveAttribute('readonly');
  expect(screen.getByLabelText('Beruf')).not.toHaveAccessibleDescription();
});
