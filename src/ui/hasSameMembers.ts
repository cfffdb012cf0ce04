type Members = Readonly<Record<string, unknown>>;

/** Whether two objects, or lists, have the same in every place: not the like of it, which an element on the screen never is. */
export const hasSameMembers = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((name) =>
    Object.is((one as Members)[name], (other as Members)[name]),
  );
