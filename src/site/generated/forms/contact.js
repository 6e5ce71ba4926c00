/* Written by "npm run generate" from schemas/forms/. Do not edit. */
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
// compiled.js
const v0 = validate10;
const func2 = require_ucs2length().default;
const formats0 = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/u;
const formats2 = /^(?:[^0-9]*[0-9]){7}/u;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.message === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func2(data0) > 100) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func2(data0) < 2) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func2(data1) > 254) {
					const err6 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!formats0.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.company !== void 0) {
			let data2 = data.company;
			if (typeof data2 === "string") {
				if (func2(data2) > 120) {
					const err9 = {
						instancePath: instancePath + "/company",
						schemaPath: "#/properties/company/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/company",
					schemaPath: "#/properties/company/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.phone !== void 0) {
			let data3 = data.phone;
			if (typeof data3 === "string") {
				if (func2(data3) > 40) {
					const err11 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/maxLength",
						keyword: "maxLength",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats2.test(data3)) {
					const err12 = {
						instancePath: instancePath + "/phone",
						schemaPath: "#/properties/phone/format",
						keyword: "format",
						params: { format: "tel" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/phone",
					schemaPath: "#/properties/phone/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data4 = data.message;
			if (typeof data4 === "string") {
				if (func2(data4) > 5e3) {
					const err14 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (func2(data4) < 10) {
					const err15 = {
						instancePath: instancePath + "/message",
						schemaPath: "#/properties/message/minLength",
						keyword: "minLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
// entry.js
const schema = {
	"type": "object",
	"properties": {
		"name": {
			"type": "string",
			"minLength": 2,
			"maxLength": 100
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"company": {
			"type": "string",
			"maxLength": 120
		},
		"phone": {
			"type": "string",
			"format": "tel",
			"maxLength": 40
		},
		"message": {
			"type": "string",
			"minLength": 10,
			"maxLength": 5e3
		}
	},
	"required": [
		"name",
		"email",
		"message"
	]
};
const validators = { "7f0f3a39": v0 };
export { schema, validators };
