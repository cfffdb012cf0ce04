import { largestPicture, type ShownPicture } from '@vp-digital/core/contracts';

/** Milliseconds between two pictures, and bytes in a minute: a little less than the services take. */
const pause = 260;
const perMinute = 1_900_000;
const minute = 60_000;

export interface PacedPictures {
  /** Sends it as soon as it may be sent, unless a newer one comes first or it has arrived already. */
  show(picture: ShownPicture): void;
  /** Sends the newest once more: somebody has come who has seen none. */
  repeat(): void;
  stop(): void;
}

interface Ready {
  picture: ShownPicture;
  text: string;
  size: number;
}

/**
 * Sends pictures one after the other, the newest only and none twice, not faster than the services take them. `send`
 * answers whether the picture has arrived, or the seconds to wait.
 */
export function pacePictures(send: (picture: ShownPicture) => Promise<boolean | number>): PacedPictures {
  let newest: Ready | undefined;
  let arrived: string | undefined;
  let left = perMinute;
  let countedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isOver = false;

  /** Milliseconds until so many bytes may go. */
  const timeFor = (size: number): number => {
    const now = performance.now();
    left = Math.min(perMinute, left + ((now - countedAt) / minute) * perMinute);
    countedAt = now;
    return Math.max(0, ((size - left) / perMinute) * minute);
  };

  const goIn = (milliseconds: number) => {
    timer = setTimeout(() => {
      timer = undefined;
      void go();
    }, milliseconds);
  };

  const go = async () => {
    if (isOver || isBusy || timer !== undefined || !newest || newest.text === arrived) return;
    const { picture, text, size } = newest;
    const wait = timeFor(size);
    if (wait > 0) return goIn(wait);
    left -= size;
    isBusy = true;
    const answer = await send(picture);
    isBusy = false;
    if (answer === true) arrived = text;
    if (!isOver) goIn(typeof answer === 'number' ? answer * 1000 : answer ? pause : 1000);
  };

  return {
    show(picture) {
      newest = readyOf(picture);
      void go();
    },
    repeat() {
      arrived = undefined;
      void go();
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** What is too large for a telephone is left out: it says that there is nothing to see. */
function readyOf(picture: ShownPicture): Ready {
  const text = JSON.stringify(picture);
  const size = new TextEncoder().encode(text).length;
  return size <= largestPicture || picture.nodes.length === 0
    ? { picture, text, size }
    : readyOf({ ...picture, nodes: [] });
}
