export const emblem = { icon: "trireme", kind: "k-special", order: 2 };
