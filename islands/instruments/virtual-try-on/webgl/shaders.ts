/** Shaders of WebGL 2. What they compute of light and materials is `src/domain/shade`, in its numbers. */

/** The picture itself, over the whole canvas. */
export const PICTURE_VERTEX = `#version 300 es
out vec2 place;
void main() {
  place = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(place * 2.0 - 1.0, 0.0, 1.0);
}`
export const PICTURE_FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
out vec4 colour;
void main() { colour = vec4(texture(picture, place).rgb, 1.0); }`

/** A point of the head before the camera, which stands at the origin and looks along −z. */
const BEFORE_CAMERA = `
uniform mat3 turn;
uniform vec3 shift;
uniform vec2 focal;
uniform vec2 middle;
vec4 seen(vec3 place) {
  float away = -place.z;
  const float near = 50.0;
  const float far = 5000.0;
  return vec4(
    focal * place.xy + middle * away,
    ((far + near) * away - 2.0 * far * near) / (far - near),
    away
  );
}`

/** Depth from the lamp, from 0 far to 1 near, as it falls on a square map. */
const BEFORE_LAMP = `
uniform mat3 lamp;
const float reach = 130.0;
vec3 fromLamp(vec3 place) { return (lamp * (place - vec3(0.0, 20.0, 20.0))) / reach; }`

export const SHADOW_VERTEX = `#version 300 es
in vec3 position;
in float open;
out float depth;
${BEFORE_LAMP}
void main() {
  vec3 at = fromLamp(position);
  depth = open > 0.5 ? at.z * 0.5 + 0.5 : 0.0;
  gl_Position = vec4(at.xy, -at.z, 1.0);
}`
export const SHADOW_FRAGMENT = `#version 300 es
precision highp float;
in float depth;
out vec4 colour;
void main() { colour = vec4(depth); }`

/** Skin hides what is behind it, and darkens the picture where the frame stands in its light. */
export const SKIN_VERTEX = `#version 300 es
in vec3 position;
out vec3 fromLight;
${BEFORE_CAMERA}
${BEFORE_LAMP}
void main() {
  fromLight = fromLamp(position) * 0.5 + 0.5;
  gl_Position = seen(turn * position + shift);
}`
export const SKIN_FRAGMENT = `#version 300 es
precision highp float;
in vec3 fromLight;
uniform sampler2D shadow;
out vec4 colour;
const int TAPS = 7;
void main() {
  float dark = 0.0;
  for (int row = 0; row < TAPS; row++)
    for (int column = 0; column < TAPS; column++) {
      vec2 off = (vec2(column, row) - float(TAPS / 2)) * 0.006;
      dark += step(fromLight.z + 0.009, texture(shadow, fromLight.xy + off).r);
    }
  float lit = 1.0 - dark / float(TAPS * TAPS);
  // The picture is sRGB, and so is what it is multiplied by.
  colour = vec4(vec3(pow(1.0 - 0.5 * (1.0 - lit), 1.0 / 2.2)), 1.0);
}`

export const FRAME_VERTEX = `#version 300 es
in vec3 position;
in vec3 normal;
in vec3 texturePlace;
in vec3 tone;
in float open;
out vec3 place;
out vec3 facingNormal;
out vec3 material;
out vec3 base;
out float share;
${BEFORE_CAMERA}
void main() {
  place = turn * position + shift;
  facingNormal = turn * normal;
  material = texturePlace;
  base = tone;
  share = open;
  gl_Position = seen(place);
}`

export const FRAME_FRAGMENT = `#version 300 es
precision highp float;
in vec3 place;
in vec3 facingNormal;
in vec3 material;
in vec3 base;
in float share;
uniform sampler2D ground;
uniform vec2 size;
uniform vec3 light;
uniform float side;
uniform int kind;
uniform float soft;
uniform float gloss;
uniform float clear;
uniform vec3 upper;
uniform vec3 lower;
uniform vec2 density;
uniform float window;
uniform float sheen;
uniform vec4 mirror;
out vec4 colour;

float softBand(float value, float low, float high, float blur) {
  return smoothstep(low - blur, low + blur, value) * (1.0 - smoothstep(high - blur, high + blur, value));
}
float studio(vec3 r, float blur) {
  float lit = 0.3 + 0.22 * max(0.0, -r.y) + 0.06 * r.y;
  if (r.y > 0.02)
    lit += 1.9 * softBand(r.x / r.y, -1.5, 1.1, blur * 1.6) * softBand(r.z / r.y, -0.9, 0.75, blur * 1.6);
  if (r.x < -0.02) lit += 1.05 * softBand(r.y / -r.x, -0.12, 1.15, blur) * softBand(r.z / -r.x, -0.15, 0.9, blur);
  if (r.x > 0.02) lit += 0.8 * softBand(r.y / r.x, -0.4, 0.7, blur) * softBand(r.z / r.x, 0.05, 0.36, blur);
  if (r.z > 0.2) lit -= 0.2 * softBand(r.x / r.z, -0.9, 0.9, 0.5) * softBand(r.y / r.z, -0.7, 0.45, 0.4);
  return max(0.02, lit);
}
float matt(vec3 n) { return 0.4 + 0.3 * (n.y * 0.5 + 0.5) + 0.55 * max(0.0, dot(n, vec3(-0.42, 0.72, 0.55))); }
float fresnel(float facing) { return 0.04 + 0.96 * pow(1.0 - facing, 5.0); }
vec3 toLight(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 toPicture(vec3 c) {
  c = clamp(c, 0.0, 1.0);
  return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
}

vec3 metal(vec3 n, vec3 r, float facing) {
  float image = studio(r, soft);
  float seen = (image * 0.72 + matt(n) * 0.28) * 1.15 * (1.0 + 0.25 * pow(1.0 - facing, 3.0));
  return base * seen + (1.0 - base) * fresnel(facing) * image * 0.5;
}
vec3 acetate(vec3 n, vec3 r, float facing) {
  return base * matt(n) * (1.0 + clear * (1.0 - facing)) + studio(r, soft) * fresnel(facing) * gloss;
}
vec3 crystal(vec3 n, vec3 r, float facing, vec3 behind) {
  float through = clear * (0.3 + 0.7 * facing);
  float lit = mix(matt(n), 0.9, clear);
  float image = studio(r, soft);
  float edge = 1.0 - 0.62 * clear * pow(1.0 - facing, 1.2);
  vec3 shade = mix(vec3(1.0), base * base * 0.86, 0.5 + 0.3 * (1.0 - facing));
  return mix(base * lit, behind * shade, through) * edge + image * fresnel(facing) * 1.5 + 0.1 * clear * max(0.0, image - 0.9);
}
vec3 lens(vec3 r, float facing, vec3 behind) {
  float down = clamp((1.0 - material.y) / 2.0, 0.0, 1.0);
  float dense = mix(density.x, density.y, smoothstep(0.1, 0.95, down));
  vec3 dye = mix(upper, lower, down);
  float inRim = 1.0 - 0.2 * (1.0 - smoothstep(0.0, 1.3, material.z));
  vec3 seen = (behind * mix(vec3(0.972, 0.982, 0.988), dye, dense) * (1.0 - dense * 0.55) + dye * dense * 0.3) * inRim;
  float coat = clamp(0.35 + 0.5 * (material.y * 0.5 + 0.5), 0.0, 1.0) * mirror.a;
  seen = mix(seen, mirror.rgb * (0.55 + 0.5 * studio(r + vec3(0.0, 0.25 * material.y, 0.0), 0.6)), coat);
  float diagonal = material.x * 0.8 + material.y * 0.62;
  float fade = smoothstep(-1.1, 0.7, material.y - material.x * 0.2);
  float image = window * (softBand(diagonal, 0.16, 0.66, 0.1) * fade * 0.9 + softBand(diagonal, -0.2, -0.05, 0.06) * fade * 0.45);
  return seen * (1.0 - image) + image + studio(r, 0.3) * fresnel(facing) * sheen;
}

void main() {
  vec3 ray = normalize(place);
  vec3 n = normalize(facingNormal);
  float facing = -dot(n, ray);
  if (facing < 0.0) { n = -n; facing = -facing; }
  facing = min(1.0, facing);
  vec3 r = 2.0 * facing * n + ray;
  vec3 gain = light * (1.0 + side * n.x);
  vec3 behind = toLight(texture(ground, gl_FragCoord.xy / size).rgb);
  vec3 before = behind / gain;
  vec3 seen =
    kind == 0 ? metal(n, r, facing)
    : kind == 1 ? acetate(n, r, facing)
    : kind == 2 ? crystal(n, r, facing, before)
    : kind == 3 ? lens(r, facing, before)
    : kind == 4 ? before * (1.0 - clamp(0.5 + 0.45 * (1.0 - facing), 0.0, 1.0) * vec3(0.62, 0.5, 0.48)) + studio(r, 0.2) * fresnel(facing)
    : vec3(0.006 + studio(r, 0.1) * (fresnel(facing) * 1.4 + 0.03));
  colour = vec4(toPicture(mix(behind, seen * gain, share)), 1.0);
}`
