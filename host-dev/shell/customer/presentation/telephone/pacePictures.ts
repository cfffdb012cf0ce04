import { largestPicture, type ShownPicture } from '@vp-digital/core/contracts';

/** Milliseconds between two pictures, and bytes in a minute: a little less than the services take. */
const pause = 260;
const perMinute = 1_900_000;
const minute = 60_000;
/** Bytes that are kept for pictures that hide something: two of the largest go at once, whatever was shown before. */
const kept = 2 * largestPicture;
/** Milliseconds after which what did not arrive is sent again, where the services do not say. */
const again = 1000;

export interface PacedPictures {
  /**
   * Sends it as soon as it may be sent, unless a newer one comes first or it has arrived already. One that hides what was
   * seen before it, or is empty, waits for none of the bytes of those before. False where nothing of it is to be seen.
   */
  show(picture: ShownPicture, options?: { hides: boolean }): boolean;
  /** Those that are there, by their ids; each new one gets the newest, and while there is none nothing goes. */
  sendTo(telephones: string): void;
  stop(): void;
}

interface Ready {
  picture: ShownPicture;
  text: string;
  size: number;
  isUrgent: boolean;
}

/**
 * Sends pictures one after the other, the newest only and none twice, not faster than the services take them. `send`
 * answers whether the picture has arrived, or the seconds to wait.
 */
export function pacePictures(send: (picture: ShownPicture) => Promise<boolean | number>): PacedPictures {
  let newest: Ready | undefined;
  let telephones = '';
  let arrived: string | undefined;
  let refused: { text: string; until: number } | undefined;
  let left = perMinute;
  let countedAt = performance.now();
  let freeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isOver = false;

  /** Milliseconds until it may go. */
  const timeFor = ({ text, size, isUrgent }: Ready): number => {
    const now = performance.now();
    left = Math.min(perMinute, left + ((now - countedAt) / minute) * perMinute);
    countedAt = now;
    const needed = size + (isUrgent ? 0 : kept);
    const heldUp = refused && (!isUrgent || text === refused.text) ? refused.until - now : 0;
    return Math.max(0, ((needed - left) / perMinute) * minute, freeAt - now, heldUp);
  };

  const go = async () => {
    clearTimeout(timer); // whatever it waited for, the newest counts
    if (isOver || isBusy || telephones === '' || !newest || newest.text === arrived) return;
    const { picture, text, size } = newest;
    const wait = timeFor(newest);
    if (wait > 0) {
      timer = setTimeout(() => void go(), wait);
      return;
    }
    left -= size;
    isBusy = true;
    const to = telephones;
    const answer = await send(picture);
    isBusy = false;
    const now = performance.now();
    freeAt = now + pause;
    refused = answer === true ? undefined : { text, until: now + (answer ? answer * 1000 : again) };
    if (answer === true && to === telephones) arrived = text;
    void go();
  };

  return {
    show(picture, { hides } = { hides: false }) {
      newest = readyOf(picture, hides);
      void go();
      return newest.picture.nodes.length > 0;
    },
    sendTo(next) {
      if (next === telephones) return;
      telephones = next;
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
function readyOf(picture: ShownPicture, hides: boolean): Ready {
  const text = JSON.stringify(picture);
  const size = new TextEncoder().encode(text).length;
  const isEmpty = picture.nodes.length === 0;
  return size <= largestPicture || isEmpty
    ? { picture, text, size, isUrgent: hides || isEmpty }
    : readyOf({ ...picture, nodes: [] }, hides);
}
