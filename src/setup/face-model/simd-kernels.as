// AssemblyScript: the kernels of `islands/instruments/face/kernels.ts` that take most of the time, four channels at once. Arguments that are `usize` are
// places in memory in bytes; numbers are 32-bit floats; channels come in fours.

/** Each place's `depth` numbers times the weights, which lie as four channels by four: fours of channels, numbers of the input, four channels. */
export function multiply(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  places: i32,
  depth: i32,
  channels: i32,
): void {
  const row = <usize>depth << 2
  const step = <usize>channels << 2
  for (let channel: usize = 0; channel < step; channel += 16) {
    const panel = weights + channel * depth
    const start = v128.load(bias + channel)
    let from = input
    let to = output + channel
    let place = 0
    // Eight places at once use each four of weights eight times.
    for (; place + 8 <= places; place += 8) {
      let sum0 = start
      let sum1 = start
      let sum2 = start
      let sum3 = start
      let sum4 = start
      let sum5 = start
      let sum6 = start
      let sum7 = start
      let a = from
      let b = from + 4 * row
      let weight = panel
      for (const end = from + row; a < end; ) {
        const four = v128.load(weight)
        sum0 = f32x4.add(sum0, f32x4.mul(four, v128.load32_splat(a)))
        sum1 = f32x4.add(sum1, f32x4.mul(four, v128.load32_splat(a + row)))
        sum2 = f32x4.add(sum2, f32x4.mul(four, v128.load32_splat(a + 2 * row)))
        sum3 = f32x4.add(sum3, f32x4.mul(four, v128.load32_splat(a + 3 * row)))
        sum4 = f32x4.add(sum4, f32x4.mul(four, v128.load32_splat(b)))
        sum5 = f32x4.add(sum5, f32x4.mul(four, v128.load32_splat(b + row)))
        sum6 = f32x4.add(sum6, f32x4.mul(four, v128.load32_splat(b + 2 * row)))
        sum7 = f32x4.add(sum7, f32x4.mul(four, v128.load32_splat(b + 3 * row)))
        a += 4
        b += 4
        weight += 16
      }
      v128.store(to, sum0)
      v128.store(to + step, sum1)
      v128.store(to + 2 * step, sum2)
      v128.store(to + 3 * step, sum3)
      v128.store(to + 4 * step, sum4)
      v128.store(to + 5 * step, sum5)
      v128.store(to + 6 * step, sum6)
      v128.store(to + 7 * step, sum7)
      from += 8 * row
      to += 8 * step
    }
    for (; place < places; place++) {
      let sum = start
      let weight = panel
      for (const end = from + row; from < end; from += 4) {
        sum = f32x4.add(sum, f32x4.mul(v128.load(weight), v128.load32_splat(from)))
        weight += 16
      }
      v128.store(to, sum)
      to += step
    }
  }
}

/** The windows of all places one after the other, with zero outside of the input: `multiply` then makes a convolution of them. */
export function gather(
  input: usize,
  output: usize,
  inHeight: i32,
  inWidth: i32,
  depth: i32,
  height: i32,
  width: i32,
  rows: i32,
  columns: i32,
  stride: i32,
  padY: i32,
  padX: i32,
): void {
  const bytes = <usize>depth << 2
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const inY = y * stride + row - padY
          const inX = x * stride + column - padX
          const isInside = inY >= 0 && inY < inHeight && inX >= 0 && inX < inWidth
          const from = input + <usize>(inY * inWidth + inX) * bytes
          for (let at: usize = 0; at < bytes; at += 4) f32.store(output + at, isInside ? f32.load(from + at) : 0)
          output += bytes
        }
}

/** Each channel by itself. Weights: row, column, channel. */
export function multiplyDepth(
  input: usize,
  output: usize,
  weights: usize,
  bias: usize,
  inHeight: i32,
  inWidth: i32,
  channels: i32,
  height: i32,
  width: i32,
  rows: i32,
  columns: i32,
  stride: i32,
  padY: i32,
  padX: i32,
): void {
  const step = <usize>channels << 2
  for (let y = 0; y < height; y++) {
    const top = y * stride - padY
    const firstRow = max(-top, 0)
    const rowEnd = min(inHeight - top, rows)
    for (let x = 0; x < width; x++) {
      const left = x * stride - padX
      const firstColumn = max(-left, 0)
      const columnEnd = min(inWidth - left, columns)
      for (let channel: usize = 0; channel < step; channel += 16) {
        let sum = v128.load(bias + channel)
        for (let row = firstRow; row < rowEnd; row++) {
          let from = input + <usize>((top + row) * inWidth + left + firstColumn) * step + channel
          let weight = weights + <usize>(row * columns + firstColumn) * step + channel
          for (let column = firstColumn; column < columnEnd; column++) {
            sum = f32x4.add(sum, f32x4.mul(v128.load(from), v128.load(weight)))
            from += step
            weight += step
          }
        }
        v128.store(output + channel, sum)
      }
      output += step
    }
  }
}

/** What is below zero, times the slope of its channel. */
export function slope(input: usize, output: usize, slopes: usize, places: i32, channels: i32): void {
  const zero = f32x4.splat(0)
  const step = <usize>channels << 2
  for (let place = 0; place < places; place++) {
    for (let channel: usize = 0; channel < step; channel += 16) {
      const value = v128.load(input + channel)
      const below = f32x4.mul(f32x4.min(value, zero), v128.load(slopes + channel))
      v128.store(output + channel, f32x4.add(f32x4.max(value, zero), below))
    }
    input += step
    output += step
  }
}

export function add(a: usize, b: usize, output: usize, count: i32): void {
  for (let at: usize = 0, end = <usize>count << 2; at < end; at += 16)
    v128.store(output + at, f32x4.add(v128.load(a + at), v128.load(b + at)))
}
