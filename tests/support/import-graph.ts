type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A graph from its edges; an edge to itself is ignored. */
export function graphOf(edges: readonly (readonly [from: string, to: string])[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Every cycle in the graph, as `a → b → a`. */
export function loopsIn(graph: Graph): string[] {
  const loops: string[] = []
  const done = new Set<string>()
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) return void loops.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return loops
}
