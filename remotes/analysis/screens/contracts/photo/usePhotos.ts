import type { ContractProposal } from '@vp-digital/core/contracts';
import { useEffect, useRef, useState } from 'react';
import { type PhotoProblem, useReadContract } from '../../../shared/photo/useReadPhoto';

export type PhotoState =
  | { kind: 'waiting' | 'reading' | 'added' | 'left' }
  | { kind: 'read'; proposal: ContractProposal }
  | { kind: 'failed'; problem: PhotoProblem };

export interface Photo {
  /** From 1, in the order in which they were taken. */
  number: number;
  file: File;
  state: PhotoState;
}

export interface Photos {
  photos: readonly Photo[];
  take(files: readonly File[]): void;
  /** Has one read once more that could not be. */
  again(photo: Photo): void;
  settle(photo: Photo, as: 'added' | 'left'): void;
}

/** Pictures of contracts, read one after the other while more are taken; one that fails holds up none. */
export function usePhotos(): Photos {
  const read = useReadContract();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const queue = useRef(Promise.resolve());
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false; // those that wait are not sent any more
    };
  }, []);
  const set = (number: number, state: PhotoState) =>
    setPhotos((all) => all.map((photo) => (photo.number === number ? { ...photo, state } : photo)));
  const enqueue = ({ number, file }: Photo) => {
    queue.current = queue.current.then(async () => {
      if (!isOpen.current) return;
      set(number, { kind: 'reading' });
      set(number, await read(file).catch((): PhotoState => ({ kind: 'failed', problem: 'failed' })));
    });
  };
  return {
    photos,
    take: (files) => {
      const taken = files.map((file, index): Photo => {
        return { number: photos.length + index + 1, file, state: { kind: 'waiting' } };
      });
      setPhotos([...photos, ...taken]);
      taken.forEach(enqueue);
    },
    again: (photo) => {
      set(photo.number, { kind: 'waiting' });
      enqueue(photo);
    },
    settle: ({ number }, as) => set(number, { kind: as }),
  };
}
