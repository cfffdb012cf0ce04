import { screen } from '@testing-library/react';
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
