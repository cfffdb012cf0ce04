import classes from './Motif.module.css';
import { type MotifName, pictures } from '../../../shared/wishes-and-goals/motifs/pictures';

/** The ground that all motifs stand before. */
const ground = 'M14 96C6 62 34 22 78 20s72 34 66 76Z';

/** The picture of a wish: decoration, its name stands beside it. */
export function Motif({ name }: { name: MotifName }) {
  const { fills, line } = pictures[name];
  return (
    <svg className={classes['motif']} viewBox="0 0 160 112" width="160" height="112" aria-hidden>
      <path className={classes['ground']} d={ground} />
      {fills.map(([tone, path]) => (
        <path key={path} className={classes['fill']} data-tone={tone} d={path} />
      ))}
      <path className={classes['line']} d={line} />
    </svg>
  );
}
