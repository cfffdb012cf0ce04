import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { AddIcon } from '../icons';
import { expectAccessible, renderUi } from '../testing';
import { Button, IconButton, TextLink } from '.';

test('a button that is at work keeps its name and the focus, and ignores further presses', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <Button kind="primary" loading onClick={onClick}>
      Stand sichern
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Stand sichern' });
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['a button', (props: PressProps) => <Button {...props}>Nächste Frage</Button>],
  ['an icon', (props: PressProps) => <IconButton {...props} label="Nächste Frage" icon={AddIcon} />],
])(
  '%s that its press disables keeps the focus, does nothing more, and is disabled once it is left',
  async (_, draw) => {
    const onPress = jest.fn();
    const { user } = renderUi(<Pressed draw={draw} onPress={onPress} />);
    const button = screen.getByRole('button', { name: 'Nächste Frage' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('disabled'); // a browser takes the focus from what has it
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(button).toBeDisabled();
  },
);

interface PressProps {
  disabled: boolean;
  onClick: () => void;
}

/** The press leads to the last question, after which there is none. */
function Pressed({ draw, onPress }: { draw: (props: PressProps) => ReactNode; onPress: () => void }) {
  const [isLast, setLast] = useState(false);
  return draw({ disabled: isLast, onClick: () => (onPress(), setLast(true)) });
}

test('a way is a link, inside of the area and outside of it', () => {
  renderUi(
    <>
      <Button href="/optimum">Weiter: Optimum</Button>
      <Button href="https://example.org/" external>
        Hinaus
      </Button>
      <TextLink href="/themen" kind="more" label="Alle 9: Themencheck">
        Alle 9
      </TextLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Weiter: Optimum' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hinaus' })).toHaveAttribute('href', 'https://example.org/');
  expect(screen.getByRole('link', { name: 'Alle 9: Themencheck' })).toBeInTheDocument();
});

test('an icon alone has a name', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <main>
      <IconButton label="Einkommen hinzufügen" icon={AddIcon} count={2} onClick={onClick} />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Einkommen hinzufügen' }));
  expect(onClick).toHaveBeenCalled();
  await expectAccessible();
});
