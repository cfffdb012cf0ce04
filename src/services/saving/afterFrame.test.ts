import { afterFrame } from './afterFrame';

let tasks: (() => void)[] = [];
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

const withScheduler = () =>
  Object.assign(window, { scheduler: { postTask: (task: () => void) => tasks.push(task) } });

test('it is done in a task after the frame', () => {
  withScheduler();
  const work = jest.fn();
  afterFrame(work);
  expect(tasks).toHaveLength(0);
  frames.forEach((frame) => frame(0));
  expect(work).not.toHaveBeenCalled(); // the frame is painted first
  tasks.forEach((task) => task());
  expect(work).toHaveBeenCalledTimes(1);
});

test('where tasks cannot be scheduled it is done at once', () => {
  const work = jest.fn();
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('in a hidden page, for which no frame comes, it is done at once', () => {
  withScheduler();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = jest.fn();
  afterFrame(work);
  expect(work).toHaveBeenCalledTimes(1);
});
