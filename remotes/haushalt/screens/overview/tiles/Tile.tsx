import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import { Card, Skeleton, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export interface TileProps<Data> {
  title: string;
  /** The screen behind the tile; its name begins with `to`. */
  link?: { href: string; to: string } | undefined;
  result: Loaded<Data>;
  isEmpty?: (data: Data) => boolean;
  /** What the tile is for while there is nothing to show. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A tile of the overview: it loads, fails and is tried again by itself, whatever the others do. */
export function Tile<Data>({ title, link, result, isEmpty = never, empty, children }: TileProps<Data>) {
  return (
    <Card
      title={title}
      actions={
        link && (
          <TextLink kind="more" href={link.href} label={`${link.to}: ${title}`}>
            {link.to}
          </TextLink>
        )
      }
    >
      <LoadedState
        result={result}
        skeleton={<Skeleton shape="text" count={3} />}
        isEmpty={isEmpty}
        empty={empty}
      >
        {children}
      </LoadedState>
    </Card>
  );
}

const never = () => false;
