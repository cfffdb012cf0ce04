import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing';
import { TypedField } from './TypedField';
import type { Reading } from './typedText';

function open({ maxLength }: { maxLength?: number } = {}) {
  const drawn = jest.fn<undefined, []>();
  const reading: Reading<string> = {
    format: (text) => (drawn(), text.toUpperCase()),
    parse: (text) => (text.includes('?') ? { ok: false, reason: 'unreadable' } : { ok: true, value: text }),
    complain: () => 'Unlesbar',
  };
  function Page() {
    const [value, setValue] = useState('ab');
    return (
      <>
        <TypedField
          label="Angabe"
          value={value}
          onChange={() => undefined}
          reading={reading}
          maxLength={maxLength}
        />
        <button type="button" onClick={() => setValue('neu')}>
          Von außen
        </button>
      </>
    );
  }
  const { user } = renderUi(<Page />);
  return { user, drawn, field: screen.getByLabelText('Angabe') };
}

test('a key draws nothing in its field until there is something to say about it', async () => {
  const { user, drawn, field } = open({ maxLength: 7 });
  await user.type(field, 'cd');
  drawn.mockClear();
  await user.type(field, 'ef');
  expect(field).toHaveValue('ABcdef');
  expect(drawn).not.toHaveBeenCalled();
  await user.type(field, 'g');
  expect(drawn).toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription(/Mehr als 7 Zeichen/);
});

test('a text that nobody has changed stays while the field has the focus, and gives way when it is left', async () => {
  const { user, field } = open();
  await user.click(field);
  fireEvent.click(screen.getByRole('button')); // leaves the focus where it is
  expect(field).toHaveValue('AB');
  await user.tab();
  expect(field).toHaveValue('NEU');
});

test('a complaint goes on with the text that is typed, and ends with the first that can be read', async () => {
  const { user, field } = open();
  await user.type(field, '?');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Unlesbar/);
  await user.type(field, '?');
  expect(field).toHaveAccessibleDescription(/Unlesbar/);
  await user.type(field, '{Backspace}{Backspace}');
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveValue('AB');
});
