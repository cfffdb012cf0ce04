import { HandOverFirst } from './HandOverFirst';
import { Starters } from './Starters';

/** In place of the tiles, while nothing but persons is known: whom to inform, and where to begin. */
export default function Begin() {
  return (
    <>
      <HandOverFirst />
      <Starters />
    </>
  );
}
