import type { ShownPicture } from '@vp-digital/core/contracts';
import { pacePictures } from './pacePictures';

const pictureOf = (text: string): ShownPicture => ({
  screen: '/haushalt/:householdId/uebersicht',
  language: 'de',
  styles: [],
  nodes: [{ in: -1, text }],
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function pace(answers: (boolean | number)[] = []) {
  const sent: string[] = [];
  const paced = pacePictures(async ({ nodes: [node] }) => {
    sent.push(node && 'text' in node ? node.text : '');
    return answers.shift() ?? true;
  });
  paced.sendTo('jonas');
  return { paced, sent };
}

test('of many pictures the newest goes, at most four a second, and none twice', async () => {
  const { paced, sent } = pace();
  for (let at = 0; at <= 100; at += 1) {
    paced.show(pictureOf(`${at}`));
    await jest.advanceTimersByTimeAsync(20);
  }
  expect(sent.length).toBeLessThanOrEqual(8);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toBe('100');
  const count = sent.length;
  paced.show(pictureOf('100'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(count);
});

test('who comes later gets the newest', async () => {
  const { paced, sent } = pace();
  paced.show(pictureOf('a'));
  await jest.advanceTimersByTimeAsync(1_000);
  paced.sendTo('jonas,aylin');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['a', 'a']);
});

test('while no telephone is there nothing goes, and then the newest', async () => {
  const { paced, sent } = pace();
  paced.sendTo('');
  paced.show(pictureOf('a'));
  await jest.advanceTimersByTimeAsync(5_000);
  paced.show(pictureOf('b'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  paced.sendTo('jonas');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['b']);
});

test('who comes while a picture is on its way gets it too', async () => {
  const { paced, sent } = pace();
  paced.show(pictureOf('a'));
  paced.sendTo('jonas,aylin');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['a', 'a']);
});

/** So many that the next one has to wait for bytes. */
const spent = async () => {
  const shown = pace();
  for (let at = 0; at < 9; at += 1) {
    shown.paced.show(pictureOf(String(at).repeat(290_000)));
    await jest.advanceTimersByTimeAsync(300);
  }
  const count = shown.sent.length;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shown.sent).toHaveLength(count);
  return { ...shown, count };
};

test('hidden amounts and a page that is left wait for no bytes of what went before', async () => {
  const { paced, sent, count } = await spent();
  paced.show(pictureOf('•'.repeat(90_000)), { hides: true });
  await jest.advanceTimersByTimeAsync(260);
  expect(sent.length).toBe(count + 1);
  paced.show({ ...pictureOf(''), nodes: [] });
  await jest.advanceTimersByTimeAsync(260);
  expect(sent.length).toBe(count + 2);
});

test('a small picture does not wait as long as the large one that it takes the place of', async () => {
  const { paced, sent, count } = await spent();
  paced.show(pictureOf('x'.repeat(10)));
  await jest.advanceTimersByTimeAsync(8_000);
  const [after] = sent.slice(count);
  expect(after).toBe('x'.repeat(10));
});

test('hidden amounts do not wait for a picture that was refused', async () => {
  const { paced, sent } = pace([7]);
  paced.show(pictureOf('a'));
  await jest.advanceTimersByTimeAsync(300);
  paced.show(pictureOf('•'), { hides: true });
  await jest.advanceTimersByTimeAsync(260);
  expect(sent).toEqual(['a', '•']);
});

test('what did not arrive is sent again, after the time that the services say', async () => {
  const { paced, sent } = pace([false, 7]);
  paced.show(pictureOf('a'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['a', 'a']);
  await jest.advanceTimersByTimeAsync(6_900);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['a', 'a', 'a']);
});

test('no more than two megabytes go in a minute', async () => {
  const { paced, sent } = pace();
  for (let at = 0; at < 60; at += 1) {
    paced.show(pictureOf(String(at % 10).repeat(250_000)));
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(sent.length).toBeGreaterThan(7);
  expect(sent.length * 250_000).toBeLessThan(2 * 1_900_000 + 250_000); // a minute's rest, and the minute
});

test('what is too large is not sent, but that there is nothing to see is', async () => {
  const { paced, sent } = pace();
  paced.show(pictureOf('x'.repeat(400_000)));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['']);
});

test('nothing goes after the end', async () => {
  const { paced, sent } = pace();
  paced.show(pictureOf('a'));
  paced.show(pictureOf('b'));
  paced.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['a']);
});
