import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { steady } from './steady';

interface ProbeProps {
  value: string;
  options: readonly { value: string }[];
  onChange(value: string): void;
  show?(value: string): string;
}

function probe() {
  const drawn = jest.fn<undefined, []>();
  const Probe = steady(function Probe({ value, options, onChange, show = (text) => text }: ProbeProps) {
    drawn();
    return options.map((option) => (
      <button key={option.value} type="button" onClick={() => onChange(option.value)}>
        {show(value)}
      </button>
    ));
  });
  return { drawn, Probe };
}

const options = () => [{ value: 'yes' }];

test('a field is not drawn for new handlers and a new list of the same options, and asks the newest handler', async () => {
  const { drawn, Probe } = probe();
  const first = jest.fn<undefined, [string]>();
  const second = jest.fn<undefined, [string]>();
  const { rerender } = render(<Probe value="a" options={options()} onChange={first} />);
  rerender(<Probe value="a" options={options()} onChange={second} />);
  await userEvent.click(screen.getByRole('button'));
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('yes');
});

test('it is drawn when its value, one of its options, or a way of showing it changes', () => {
  const { drawn, Probe } = probe();
  const onChange = jest.fn<undefined, [string]>();
  const { rerender } = render(<Probe value="a" options={options()} onChange={onChange} />);
  rerender(<Probe value="b" options={options()} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'b' })).toBeVisible();
  rerender(<Probe value="b" options={[{ value: 'yes' }, { value: 'no' }]} onChange={onChange} />);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  rerender(<Probe value="b" options={options()} onChange={onChange} show={(text) => text.toUpperCase()} />);
  expect(screen.getByRole('button', { name: 'B' })).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(4);
});
