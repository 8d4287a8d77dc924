export const emblem = { icon: "mayan-pyramid", kind: "k-wonder", order: 1 };
