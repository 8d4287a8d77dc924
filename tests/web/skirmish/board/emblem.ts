export const emblem = { icon: "city", kind: "k-mil", order: 10 };
