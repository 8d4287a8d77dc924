"""What every game stands on: records, flow, options, chance, sight, chronicle, history, registry."""
