import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderUi } from '../testing';
import { Tabs } from './Tabs';

function Contracts() {
  const [kind, setKind] = useState<'insurance' | 'loan'>('insurance');
  return (
    <main>
      <Tabs
        label="Arten"
        tabs={[
          { key: 'insurance', label: 'Versicherungen', count: 8 },
          { key: 'loan', label: 'Kredite' },
        ]}
        value={kind}
        onChange={setKind}
      >
        <p>{kind}</p>
      </Tabs>
    </main>
  );
}

test('tabs are chosen by press and by arrow, around the ends; one content is in sight', async () => {
  const { user } = renderUi(<Contracts />);
  expect(screen.getByRole('tabpanel', { name: /Versicherungen/ })).toHaveTextContent('insurance');
  await expectAccessible();
  await user.click(screen.getByRole('tab', { name: 'Kredite' }));
  expect(screen.getByRole('tabpanel', { name: 'Kredite' })).toHaveTextContent('loan');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Versicherungen/ })).toHaveFocus();
  expect(screen.getByRole('tab', { name: /Versicherungen/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Kredite' })).toHaveFocus();
});
