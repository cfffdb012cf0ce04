import { Stack, TextLink } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export interface TileEmptyProps {
  /** Why there is nothing to show. */
  children: ReactNode;
  /** The way in. */
  way?: { href: string; to: string };
}

/** A tile that has nothing to show yet; no frame within its card. */
export function TileEmpty({ children, way }: TileEmptyProps) {
  return (
    <Stack gap="small">
      <p>{children}</p>
      {way && (
        <div>
          <TextLink writes href={way.href}>
            {way.to}
          </TextLink>
        </div>
      )}
    </Stack>
  );
}
