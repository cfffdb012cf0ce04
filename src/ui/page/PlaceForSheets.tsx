import { type ReactNode, useCallback, useState } from 'react';
import classes from './PlaceForSheets.module.css';
import { SheetPlaceContext } from './sheetPlace';

export interface PlaceForSheetsProps {
  /** Within a list the place is an entry of it, over all of its columns. Default `div`. */
  as?: 'div' | 'li' | undefined;
  children: ReactNode;
}

/** A part that cuts off what leaves it, or is too narrow for a sheet: those that open within stand right after it. */
export function PlaceForSheets({ as: Place = 'div', children }: PlaceForSheetsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLElement | null) => setPlace(element), []); // another one each time would let go of it
  return (
    <>
      <SheetPlaceContext value={place ?? undefined}>{children}</SheetPlaceContext>
      <Place ref={attach} className={classes['place']} />
    </>
  );
}
