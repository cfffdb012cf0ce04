import { expectAccessible, renderUi } from '@vp-digital/core/ui/testing';
import { screen } from '@testing-library/react';
import { Radar } from '.';

const axes = [
  { key: 'health', share: 1 },
  { key: 'work', share: 0.5 },
  { key: 'oldAge', share: 0 },
];

test('fields are one picture with a sentence, each with its number', async () => {
  const { container } = renderUi(
    <main>
      <Radar label="Krankheit 100 %, Arbeitskraft 50 %, Ruhestand 0 %" axes={axes} />
    </main>,
  );
  expect(screen.getByRole('img', { name: /^Krankheit 100 %/ })).toHaveTextContent('123');
  expect(container.querySelectorAll('circle')).toHaveLength(3);
  expect(container.querySelector('[style]')).toBeNull();
  await expectAccessible();
});

test('what is not known has no point, and is no corner of what is filled', () => {
  const [health, work] = axes;
  const given = [health, work, { key: 'oldAge', share: undefined }].flatMap((axis) => axis ?? []);
  const { container } = renderUi(<Radar label="Ruhestand noch offen" axes={given} />);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.querySelectorAll('polygon')).toHaveLength(2); // its rings
});

test('more than is needed goes no further than the edge', () => {
  const { container } = renderUi(<Radar label="zu viel" axes={[{ key: 'work', share: 3 }, ...axes]} />);
  expect(container.querySelector('circle')?.getAttribute('cy')).toBe('36');
});
