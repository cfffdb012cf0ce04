/** Width classes of the places where a customer looks on, in CSS pixels. */
export type CustomerWidth = 340 | 768 | 1200;

/** A customer is watching: the area draws the customer page in addition to the advisor's. */
export interface CustomerLook {
  /** Of the place that shows it: the page is laid out for it. */
  readonly width: CustomerWidth;
  /** Since 1.2: of a second place of another class, for which the area draws the page once more. */
  readonly also?: CustomerWidth | undefined;
}

/** Whether a customer looks on. */
export interface CustomerPort {
  /** Undefined while nobody does; the same object until something changes. */
  current(): CustomerLook | undefined;
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Since 1.4: ends the customer view in all its places, as the advisor's own button does; without one it does nothing. */
  end?(): void;
}
