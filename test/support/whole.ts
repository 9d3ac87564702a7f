/** Content as if it had every section that an owner may leave out. */
export type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<NonNullable<T[K]>> } : T;
