import {
  handOverAnswer,
  type HandOverAnswer,
  type HandOverStart,
  handOverStart,
} from '@vp-digital/core/contracts';
import { acceptFrame } from '@vp-digital/core/shell';

/** An application that has not greeted by then does not answer. */
const answersWithin = 10_000;

interface Connection {
  frame(): Window | null;
  /** Of the application; its origin alone may greet. */
  address: string;
  start: HandOverStart;
  onOpen(): void;
  onLate(): void;
  onAnswer(answer: HandOverAnswer): void;
}

/**
 * Hands over to the application in a frame: waits for its greeting, exactly from its origin, tells it what was agreed, and hears
 * one answer. The answer ends it.
 */
export function connect({ frame, address, start, onOpen, onLate, onAnswer }: Connection): () => void {
  const ends: (() => void)[] = [];
  const end = () => ends.splice(0).forEach((one) => one());
  const timer = setTimeout(() => {
    end();
    onLate();
  }, answersWithin);
  ends.push(
    () => clearTimeout(timer),
    acceptFrame({
      frame,
      origins: [new URL(address).origin],
      onConnect: (transport) => {
        clearTimeout(timer);
        const stop = transport.listen((data) => {
          const answer = handOverAnswer.safeParse(data);
          if (!answer.success) return;
          end();
          onAnswer(answer.data);
        });
        ends.push(stop);
        transport.post(handOverStart.parse(start));
        onOpen();
      },
    }),
  );
  return end;
}
