/**
 * Reproducible random numbers: xoshiro128** 1.1 (Blackman and Vigna, 2018, public domain), 32 bits at a time.
 *
 * Each simulated path draws from a stream of its own, so a path is the same however many others are
 * simulated, in whatever order, on whatever worker.
 */
export class RandomStream {
  readonly #state = new Int32Array(4);

  /** @param seed any integer; @param stream number of the stream under this seed */
  constructor(seed: number, stream: number) {
    let mixed = Math.imul(seed, 0x9e3779b9) ^ Math.imul(stream + 1, 0x85ebca6b);
    for (let word = 0; word < 4; word += 1) {
      mixed = (mixed + 0x9e3779b9) | 0;
      this.#state[word] = scramble(mixed);
    }
  }

  /** The next 32 bits as a signed integer. */
  next(): number {
    const state = this.#state;
    const [s0, s1, s2, s3] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
    const third = s2 ^ s0;
    const fourth = s3 ^ s1;
    state[1] = s1 ^ third;
    state[0] = s0 ^ fourth;
    state[2] = third ^ (s1 << 9);
    state[3] = rotateLeft(fourth, 11);
    return Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9);
  }

  /** Fills an array with independent standard normal numbers (Marsaglia's polar method, two at a time). */
  fillNormal(target: Float64Array): void {
    for (let index = 0; index < target.length; index += 2) {
      let [first, second, square] = [0, 0, 0];
      do {
        first = this.next() / 0x80000000;
        second = this.next() / 0x80000000;
        square = first * first + second * second;
      } while (square >= 1 || square === 0);
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      target[index] = first * scale;
      // Beyond an odd length a typed array takes no notice.
      target[index + 1] = second * scale;
    }
  }
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The finalizer of MurmurHash3: neighbouring seeds give unrelated states. */
function scramble(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
