import { afterFrame } from './afterFrame';

type Task = { run: () => void; delay: number | undefined };

let tasks: Task[] = [];
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  tasks = [];
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'scheduler');
});

function withScheduler() {
  const postTask = (run: () => void, { delay }: { delay?: number } = {}) => tasks.push({ run, delay });
  Object.assign(window, { scheduler: { postTask } });
}

const dueNow = () => tasks.filter(({ delay }) => delay === undefined);

test('where tasks cannot be scheduled it is done at once', () => {
  const work = jest.fn();
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('it is done in a task after the frame, and once', () => {
  withScheduler();
  const work = jest.fn();
  afterFrame(work);
  expect(dueNow()).toHaveLength(0);
  frames.forEach((frame) => frame(0));
  expect(work).not.toHaveBeenCalled(); // the frame is painted first
  tasks.forEach(({ run }) => run());
  expect(work).toHaveBeenCalledTimes(1);
});

test('of a page in the background, for which no frame comes, it is done a moment later', () => {
  withScheduler();
  const work = jest.fn();
  afterFrame(work);
  tasks.filter(({ delay }) => delay === 100).forEach(({ run }) => run());
  expect(work).toHaveBeenCalledTimes(1);
});
